import { callSafely } from '../core/caller-options.ts';
import type { RecipeChunk, RecipeClientOptions } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode } from '../core/recipe-error.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { createFailure } from './create-failure.ts';

/**
 * A client for the model that the browser brings along (`LanguageModel`, the Prompt API): no server, no token, and what
 * is asked stays with the browser. Each run has a session of its own, which ends with it. There is no limit of tokens
 * to set, so `maxTokens` does nothing.
 *
 * Where the model is `downloadable`, the first run downloads it, some gigabytes: the browser allows that shortly after a
 * click, and the run's `timeout` counts meanwhile. Ask `builtInAvailability` first.
 *
 * @throws {RecipeError} From the client: `model-unavailable` where there is no such model, not in this language or not
 *   for this page, `refused-input` for too long a list, `content-filtered`, `network` for a failed download.
 * @example
 * const client = createBuiltInClient({ onDownload: (loaded) => showProgress(loaded) });
 */
export function createBuiltInClient({ onDownload }: BuiltInClientOptions = {}) {
  return async function* ask(
    { messages: [system, user], preferences }: RecipeRequest,
    { signal }: RecipeClientOptions,
  ): AsyncGenerator<RecipeChunk, void, undefined> {
    if (typeof LanguageModel === 'undefined') {
      throw createFailure('model-unavailable', 'This browser has no LanguageModel for this page');
    }
    let session: LanguageModel | undefined;
    try {
      session = await LanguageModel.create({
        ...expect(preferences?.language),
        initialPrompts: [system],
        signal,
        monitor(download) {
          download.addEventListener('downloadprogress', ({ loaded }) => {
            void callSafely(() => onDownload?.(loaded));
          });
        },
      });
      // Not by `for await`: a page may bring a `LanguageModel` of its own to Safari, whose streams don't have that
      // (https://github.com/mozilla/pdf.js/issues/21924).
      const reader = session.promptStreaming(user.content, { signal }).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield { text: value, origin: 'built-in' };
      }
    } catch (error) {
      throw signal.aborted ? error : nameFailure(error);
    } finally {
      session?.destroy();
    }
  };
}

/**
 * Whether the browser's own model can write in a language: `available` at once, `downloadable` or `downloading` after a
 * download, else `unavailable`, as on servers, in old browsers, on insecure pages, in frames without the permission, and
 * for a language whose name has no tag. It never throws.
 *
 * @example
 * if ((await builtInAvailability({ language: 'es' })) === 'available') useClient(createBuiltInClient());
 */
export async function builtInAvailability({
  language = 'en',
}: BuiltInAvailabilityOptions = {}): Promise<BuiltInAvailability> {
  try {
    // Asked without a language, a browser answers for any.
    if (!findTag(language)) return 'unavailable';
    return await LanguageModel.availability(expect(language));
  } catch {
    return 'unavailable';
  }
}

/** The languages of what goes in and comes out. The instructions are in English. */
function expect(language = 'en'): Pick<LanguageModelCreateOptions, Expected> {
  const tag = findTag(language);
  return {
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', tag ?? 'en'])] }],
    expectedOutputs: [{ type: 'text', ...(tag && { languages: [tag] }) }],
  };
}

type Expected = 'expectedInputs' | 'expectedOutputs';

/**
 * The tag of a language that is given by its own tag, or as preferences name it: in English, as `Dutch`, with what it is
 * in more detail before or behind, as `Brazilian Portuguese`.
 */
function findTag(language: string): string | undefined {
  const tag = language.replaceAll('_', '-');
  if (TAG.test(tag)) return tag;
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const words = language.toLowerCase().split(/[\s(),]+/);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find((code) =>
    words.includes(names.of(code)!.toLowerCase()),
  );
}

/** A language, with a script or a region: `nl`, `pt-BR`. */
const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** A language has a name for each of two letters that are its code; any other two letters are their own name. */
const LETTERS = /* @__PURE__ */ [...'abcdefghijklmnopqrstuvwxyz'];

/** By the names in https://webmachinelearning.github.io/prompt-api/#language-model-errors, and of its creation. */
function nameFailure(error: unknown): RecipeError {
  const { name } = Object(error) as Error;
  const code = CODES.get(name) ?? 'unknown';
  return createFailure(code, `The browser's own model failed (${name})`);
}

const CODES = /* @__PURE__ */ new Map<string, RecipeErrorCode>([
  ['NotSupportedError', 'model-unavailable'],
  // By the visitor's choice or the page's policy, or since no click has come before a download.
  ['NotAllowedError', 'model-unavailable'],
  ['QuotaExceededError', 'refused-input'],
  ['NotReadableError', 'content-filtered'],
  ['NetworkError', 'network'],
]);

/** The options of `createBuiltInClient`. */
export interface BuiltInClientOptions {
  /**
   * How much of the model is downloaded, from 0 to 1. Browsers say both ends also where nothing has to be. Default none.
   */
  onDownload?: ((loaded: number) => void) | undefined;
}

/** The options of `builtInAvailability`. */
export interface BuiltInAvailabilityOptions {
  /** What the recipe is to be in: a tag such as `pt-BR`, or the English name as in `preferences`. Default English. */
  language?: string | undefined;
}

/** Whether the model that the browser brings along can be asked. */
export type BuiltInAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
