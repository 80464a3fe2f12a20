/**
 * Gives a page a `LanguageModel` in place of the browser's own, after https://webmachinelearning.github.io/prompt-api/ and
 * the algorithms of https://webmachinelearning.github.io/writing-assistance-apis/ that it uses. It writes the given pieces
 * and keeps its sessions, for tests to look at.
 *
 * Whole in itself, so that Playwright can send it to a page: `page.addInitScript(installLanguageModel, settings)`.
 */
export function installLanguageModel(settings: LanguageModelSettings = {}): FakeLanguageModel {
  const now: Required<LanguageModelSettings> = {
    availability: 'available',
    languages: ['en', 'es', 'ja'],
    pieces: ['# Leek ', 'soup\n'],
    pauseMs: 0,
    failures: {},
    ...settings,
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, now.pauseMs));

  function availabilityOf(options: CreateOptions = {}): Availability {
    const expected = [...(options.expectedInputs ?? []), ...(options.expectedOutputs ?? [])];
    const tags = expected.flatMap((each) => each.languages ?? []);
    // The best fit: a region of a known language is that language.
    const known = tags.map((tag) => new Intl.Locale(tag).language);
    return known.every((tag) => now.languages.includes(tag)) ? now.availability : 'unavailable';
  }

  async function download(monitor: EventTarget, signal?: AbortSignal): Promise<void> {
    const steps = now.availability === 'available' ? [0, 1] : [0, 0.25, 0.5, 0.75, 1];
    if (now.availability === 'downloadable') now.availability = 'downloading';
    for (const loaded of steps) {
      await pause();
      signal?.throwIfAborted();
      if (now.failures.download && loaded > 0.5) {
        throw new DOMException('', now.failures.download);
      }
      const progress = { loaded, total: 1, lengthComputable: true };
      monitor.dispatchEvent(new ProgressEvent('downloadprogress', progress));
    }
    now.availability = 'available';
  }

  class LanguageModel extends EventTarget {
    static readonly sessions: LanguageModel[] = [];
    static readonly asked: CreateOptions[] = [];
    static questions = 0;
    static readonly now = now;

    static async availability(options?: CreateOptions): Promise<Availability> {
      LanguageModel.questions += 1;
      return availabilityOf(options);
    }

    static async create(options: CreateOptions = {}): Promise<LanguageModel> {
      const { signal, monitor } = options;
      LanguageModel.asked.push(options);
      const possible = availabilityOf(options);
      signal?.throwIfAborted();
      if (now.failures.create) throw new DOMException('', now.failures.create);
      const progress = new EventTarget();
      monitor?.(progress);
      if (possible === 'unavailable') throw new DOMException('', 'NotSupportedError');
      if (possible === 'downloadable' && !navigator.userActivation.isActive) {
        throw new DOMException('', 'NotAllowedError');
      }
      await Promise.race([
        download(progress, signal),
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
      ]).catch((error: unknown) => {
        now.availability = possible;
        throw error;
      });
      const session = new LanguageModel();
      LanguageModel.sessions.push(session);
      return session;
    }

    readonly prompts: string[] = [];
    readonly #destruction = new AbortController();
    isDestroyed = false;

    promptStreaming(input: string, options: { signal?: AbortSignal } = {}): ReadableStream<string> {
      this.prompts.push(input);
      const signals = [this.#destruction.signal, ...(options.signal ? [options.signal] : [])];
      const signal = AbortSignal.any(signals);
      signal.throwIfAborted();
      let isCanceled = false;
      return new ReadableStream<string>({
        async start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          for (const piece of now.pieces) {
            await pause();
            if (signal.aborted || isCanceled) return;
            controller.enqueue(piece);
          }
          await pause();
          if (signal.aborted || isCanceled) return;
          if (now.failures.prompt) controller.error(new DOMException('', now.failures.prompt));
          else controller.close();
        },
        cancel() {
          isCanceled = true;
        },
      });
    }

    destroy(): void {
      this.isDestroyed = true;
      this.#destruction.abort(new DOMException('The session was destroyed.', 'AbortError'));
    }
  }

  Object.defineProperty(globalThis, 'LanguageModel', {
    value: LanguageModel,
    configurable: true,
    writable: true,
  });
  return LanguageModel;
}

/** How the model is, and what it does. All can be sent to a page. */
export interface LanguageModelSettings {
  /** Default `available`. */
  availability?: Availability;
  /** Default English, Spanish and Japanese, as in Chrome. */
  languages?: string[];
  /** What it writes. */
  pieces?: string[];
  /** Before each piece, and before each step of a download. Default 0. */
  pauseMs?: number;
  /** The name of the `DOMException` that each ends in. Default none. */
  failures?: { create?: string; download?: string; prompt?: string };
}

export interface FakeLanguageModel {
  readonly sessions: readonly {
    /** What was asked. */
    prompts: string[];
    isDestroyed: boolean;
  }[];
  /** The options of each session that was asked for. */
  readonly asked: readonly CreateOptions[];
  /** How often it was asked whether it is there. */
  readonly questions: number;
  /** How it is now, which a test may change. */
  readonly now: Required<LanguageModelSettings>;
}

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface CreateOptions {
  expectedInputs?: Expected[];
  expectedOutputs?: Expected[];
  initialPrompts?: { role: string; content: string }[];
  signal?: AbortSignal;
  monitor?: (monitor: EventTarget) => void;
}

interface Expected {
  type: string;
  languages?: string[];
}
