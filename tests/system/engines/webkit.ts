import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Proxy } from 'test-support/proxy';
import { startDisplay } from '../desktop/display.ts';
import type { Engine, Role, Wishes } from './engine.ts';
import { startEavesdropper } from './eavesdropper.ts';
import { startWebDriver, type WebDriver } from './web-driver.ts';

/** The installed WebKitGTK in its MiniBrowser, with a display and a home of its own. */
export async function launchWebKit({ dark = false }: Wishes = {}): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const display = await startDisplay();
  const environment = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display.name,
    // WebKitGTK reads the visitor's preferences from the desktop theme.
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    // No bus: one that it starts itself would outlive it.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
  const browser = { binary: findMiniBrowser(), args: ['--automation'] };
  const driver = await startWebDriver(
    'WebKitWebDriver',
    { 'webkitgtk:browserOptions': browser },
    environment,
  );
  let eavesdropper: Proxy | undefined;
  return {
    ...drive(driver),
    async open(url) {
      await eavesdropper?.stop();
      eavesdropper = await startEavesdropper(url);
      await driver.post('/url', { url: eavesdropper.url });
    },
    takeComplaints: () =>
      run(driver, () => (globalThis as unknown as { complaints: string[] }).complaints.splice(0)),
    async close() {
      await driver.stop();
      await eavesdropper?.stop();
      await display.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function drive(driver: WebDriver): Pick<Engine, 'click' | 'type' | 'press' | 'look'> {
  const pressAt = (place: Place) =>
    driver.post<void>('/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, ...place },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  const strike = (keys: string[]) =>
    driver.post<void>('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    async click(role, name) {
      const element = await find(driver, role, name);
      await untilStill(driver, element);
      const place = await placeInShadow(driver, element);
      if (place) await pressAt(place);
      else await driver.post(`/element/${element}/click`, {});
    },
    type: (text) => strike([...text]),
    press: (key) => strike([KEYS[key]]),
    look: (read) => run(driver, read),
  };
}

async function find(driver: WebDriver, role: Role, name: string): Promise<string> {
  const deadline = Date.now() + FIND_MS;
  while (Date.now() < deadline) {
    const found = await findNow(driver, role, name);
    if (found) return found;
    await pause(50);
  }
  throw new Error(`The page has no ${role} with the name "${name}".`);
}

/** Waits for smooth scrolling, which would move it away from the pointer. */
async function untilStill(driver: WebDriver, element: string): Promise<void> {
  const script = 'const { x, y } = arguments[0].getBoundingClientRect(); return `${x} ${y}`';
  const args = [{ [ELEMENT]: element }];
  const read = () => driver.post<string>('/execute/sync', { script, args });
  let place = '';
  for (let same = 0; same < 3; await pause(50)) {
    const next = await read();
    same = next === place ? same + 1 : 0;
    place = next;
  }
}

/**
 * The centre of an element in a shadow root, in view, where the driver's own click finds the host in the way;
 * `null` for any other.
 */
function placeInShadow(driver: WebDriver, element: string): Promise<Place | null> {
  const script = `
    const [element] = arguments;
    if (element.getRootNode() === document) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`;
  return driver.post<Place | null>('/execute/sync', { script, args: [{ [ELEMENT]: element }] });
}

/** By the engine's own accessibility tree. */
async function findNow(driver: WebDriver, role: Role, name: string): Promise<string | undefined> {
  // In the shadow root of a custom element, too.
  const script =
    "return [...(document.querySelector('recipe-assistant')?.shadowRoot ?? document).querySelectorAll(arguments[0])]";
  const args = [role === 'button' ? 'button' : 'input'];
  const candidates = await driver.post<Record<string, string>[]>('/execute/sync', { script, args });
  for (const [element = ''] of candidates.map((reference) => Object.values(reference))) {
    // An element that is gone doesn't match.
    const read = (what: string) =>
      driver.get<string>(`/element/${element}/computed${what}`).catch(() => '');
    if ((await read('label')) === name && (await read('role')) === role) return element;
  }
  return undefined;
}

function run<Value>(driver: WebDriver, read: () => Value): Promise<Value> {
  return driver.post<Value>('/execute/sync', { script: `return (${read})()`, args: [] });
}

/** No package puts it on the PATH. */
function findMiniBrowser(): string {
  for (const architecture of readdirSync('/usr/lib')) {
    const path = join('/usr/lib', architecture, 'webkit2gtk-4.1', 'MiniBrowser');
    if (existsSync(path)) return path;
  }
  throw new Error('MiniBrowser is missing. Install it: apt-get install libwebkit2gtk-4.1-0');
}

/** How long an element may take to appear, in milliseconds. */
const FIND_MS = 10_000;

/** The key of an element reference in the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const KEYS = { Enter: '\uE007', Tab: '\uE004' };

/** In the window. */
interface Place {
  x: number;
  y: number;
}
