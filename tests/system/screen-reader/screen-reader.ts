import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startAccessibleDesktop, type AccessibleDesktop } from './accessible-desktop.ts';
import { startSpeechServer } from './speech-server.ts';
import { Voice } from './voice.ts';

const run = promisify(execFile);

/** Orca on its own desktop, with a voice that records what it says. */
export async function startScreenReader(): Promise<ScreenReader> {
  const voice = new Voice();
  const desktop = await startAccessibleDesktop();
  const { environment: env, home } = desktop;
  const socket = join(home, 'speech.sock');
  const server = await startSpeechServer(socket, voice);
  async function stop(): Promise<void> {
    await server.stop();
    await desktop.stop();
  }

  try {
    await startOrca(desktop, socket, voice);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: env,
    async listen(deed, last) {
      const hear = await untilHeard(voice, deed, last);
      await untilQuiet(SILENCE_MS, voice, () => voice.isSilent);
      return hear();
    },
    async follow(deed, last) {
      const hear = await untilHeard(voice, deed, last);
      await untilQuiet(PAUSE_MS, voice);
      return hear();
    },
    async press(...keys) {
      await run('xdotool', ['key', '--clearmodifiers', ...keys], { env });
    },
    async type(text) {
      await run('xdotool', ['type', '--delay', '40', text], { env });
    },
    stop,
  };
}

async function startOrca(desktop: AccessibleDesktop, socket: string, voice: Voice): Promise<void> {
  const preferences = join(desktop.home, 'preferences');
  const programs = join(desktop.home, 'bin');
  for (const directory of [preferences, programs]) await mkdir(directory);
  await writeFile(join(preferences, 'orca-customizations.py'), PREFERENCES);
  // Orca exits if the same user already runs one.
  await writeFile(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const orca = desktop.start('orca', ['--user-prefs', preferences], {
    environment: {
      ...desktop.environment,
      PATH: `${programs}:${desktop.environment.PATH}`,
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
    },
  });
  const failure = orca.failed.then((reason) => {
    throw new Error(reason);
  });
  await Promise.race([untilHeard(voice, () => {}, /Screen reader on/), failure]);
}

/** Returns how to read what has been said since. */
async function untilHeard(voice: Voice, deed: () => unknown, last = /(?:)/): Promise<() => string> {
  const begin = voice.utterances.length;
  const hear = () =>
    voice.utterances
      .slice(begin)
      .map(({ text, ending = 'whole' }) => (ending === 'whole' ? text : `[${ending}: ${text}]`))
      .join(' ');
  await deed();
  for (const deadline = performance.now() + PATIENCE_MS; !last.test(hear()); await pause(50)) {
    if (performance.now() > deadline) throw new Error(`Instead of ${last} it said: ${hear()}`);
  }
  return hear;
}

/** Until nothing new has been said for so long. */
async function untilQuiet(ms: number, voice: Voice, isOver = () => true): Promise<void> {
  for (let since = performance.now(); performance.now() - since < ms;) {
    const count = voice.utterances.length;
    await pause(50);
    if (!isOver() || voice.utterances.length !== count) since = performance.now();
  }
}

/** How long a screen reader may take until it speaks on a busy machine. */
const PATIENCE_MS = 30_000;

/** After this much silence it has finished. */
const SILENCE_MS = 1500;

/** What it says of one step comes without such a pause. */
const PAUSE_MS = 500;

/** Only the page is announced: neither typed keys, nor the whole page when it opens. */
const PREFERENCES = `
import orca.settings
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
orca.settings.enableBraille = False
orca.settings.enableSound = False
`;

export interface ScreenReader {
  /** The environment of a browser for it. */
  environment: Record<string, string>;
  /**
   * What it says from the action on until it falls silent, joined by spaces, since the split into
   * utterances depends on timing. Fails if the `last` words don't come. What was cut off is in
   * brackets: `[cut: …]`.
   */
  listen: (deed: () => unknown, last?: RegExp) => Promise<string>;
  /**
   * The same for a step on the way: it goes on when the `last` words have come, and does not wait until they are
   * spoken. The next key cuts them off, as it does for a user who knows the page.
   */
  follow: (deed: () => unknown, last: RegExp) => Promise<string>;
  /** Real key events, by their X names. It notices no others. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}
