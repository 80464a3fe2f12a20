import { codeOfStatus } from '../core/foreign-error.ts';
import {
  type RecipeError,
  type RecipeErrorCode,
  type RefusedInput,
  isRecipeErrorCode,
} from '../core/recipe-error.ts';
import { retryAfterToMs } from '../core/retry-after.ts';
import { quotes } from '../core/quotes.ts';
import { readCount } from '../core/token-usage.ts';
import {
  asObject,
  failure,
  type JsonObject,
  parseJson,
  ResponseBody,
  type ResponseContext,
} from './response.ts';

/** How long to read the body of a failed response, in milliseconds. */
const EXPLANATION_MS = 1000;

/** What a failure is called where that says more than its status, which is 400 or 429 for most of these. */
const NAMES: ReadonlyMap<unknown, RecipeErrorCode> = new Map([
  // Azure: https://github.com/stanford-crfm/helm/pull/3327, and https://github.com/BerriAI/litellm/pull/16231
  ['content_filter', 'content-filtered'],
  ['ResponsibleAIPolicyViolation', 'content-filtered'],
  // OpenAI: https://github.com/langchain-ai/langchainjs/issues/1929
  ['insufficient_quota', 'quota-exceeded'],
  // New API, with 503: https://github.com/QuantumNous/new-api/pull/6310
  ['model_not_found', 'model-unavailable'],
  // LiteLLM: https://github.com/BerriAI/litellm/pull/4606
  ['budget_exceeded', 'quota-exceeded'],
  // Groq: 413 in https://github.com/HunorLaczko/ha-groq-cloud-api/issues/27, https://github.com/ItzCrazyKns/Vane/issues/771
  ['rate_limit_exceeded', 'rate-limited'],
  ['model_decommissioned', 'model-unavailable'],
  // Mistral: https://github.com/tmc/langchaingo/issues/1233
  ['invalid_model', 'model-unavailable'],
  // Hugging Face, and GitHub: https://github.com/decolua/9router/issues/3477, https://github.com/github/gh-models/issues/65
  ['model_not_supported', 'model-unavailable'],
  ['unknown_model', 'model-unavailable'],
]);

/** A failed response as an error without any of its text. */
export async function readFailure(context: ResponseContext): Promise<RecipeError> {
  return describeFailure(await readExplanation(context), context);
}

/** The same, of a response that was read already. */
export function describeFailure(body: JsonObject, context: ResponseContext): RecipeError {
  const { status, headers } = context.response;
  const payload = { ...body, ...asObject(body.error) };
  const known = knownCode(payload, context);
  const hint = known ? '' : missingHint(payload, context);
  const summary = `The server refused${failureName(payload, context)}${hint}`;
  return failure(context, known ?? meaningOf(status, context), summary, {
    retryAfterMs: retryAfterToMs(headers.get('retry-after') ?? ''),
    // A recipe handler's.
    refused: readRefused(body.refused),
    missing: readCount(body.missing),
  });
}

/** What a server misses that answers 404: the model, if it names that, else the path. */
function missingHint({ error, message = error }: JsonObject, context: ResponseContext): string {
  const { response, model, hint } = context;
  if (response.status !== 404 && response.status !== 405) return '';
  const isModel = typeof model === 'string' && quotes(String(message), [model]);
  return isModel ? `. It has no model ${model}. With Ollama: ollama pull ${model}` : `. ${hint}`;
}

/** A failure that the other side reports in place of text. */
export function reportedFailure(payload: JsonObject, context: ResponseContext): RecipeError {
  // The error itself drops a wait that isn't a number.
  const retryAfterMs = payload.retryAfterMs as number | undefined;
  const code = knownCode(payload, context) ?? codeOfPayload(payload, context);
  // LM Studio says so, with 200, of a path that it does not know:
  // https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/618
  const hint = typeof payload.error === 'string' ? `. ${context.hint}` : '';
  const summary = `The other side reported a failure${failureName(payload, context)}${hint}`;
  return failure(context, code, summary, { retryAfterMs });
}

/** By the status that a payload holds. */
function codeOfPayload(payload: JsonObject, context: ResponseContext): RecipeErrorCode {
  const statuses = STATUS_FIELDS.map((name) => Number(payload[name]));
  const status = statuses.find((value) => value >= 400 && value <= 599) ?? 500;
  const code = meaningOf(status, context);
  // The request was accepted when the text began, so the other side failed.
  return code === 'unknown' ? 'network' : code;
}

/**
 * Where a payload holds the status: OpenRouter's `code` (https://openrouter.ai/docs/api/errors), as a string with LiteLLM,
 * and Azure's `status` (https://github.com/stanford-crfm/helm/pull/3327).
 */
const STATUS_FIELDS = ['code', 'status'];

function meaningOf(status: number, { statusCodes }: ResponseContext): RecipeErrorCode {
  return statusCodes[status] ?? codeOfStatus(status);
}

/** The code of an error object, if it is a known one. */
function knownCode(
  error: JsonObject,
  { unknownCodes }: ResponseContext,
): RecipeErrorCode | undefined {
  if (isRecipeErrorCode(error.code) && !unknownCodes.includes(error.code)) return error.code;
  const names = [error.code, error.type, innerCodeOf(error)];
  return names.map((name) => NAMES.get(name)).find((code) => code !== undefined);
}

/**
 * What programs are told of a failure, for the operator: `: unsupported_parameter, max_tokens`. Only what looks like a
 * name passes, since a sentence may quote the visitor. text-generation-inference says `error_type`.
 */
function failureName(error: JsonObject, { ingredients }: ResponseContext): string {
  const names = [error.code, error.status, error.type, error.error_type, error.param].filter(
    (name): name is string =>
      typeof name === 'string' && FAILURE_NAME.test(name) && !quotes(name, ingredients),
  );
  return names.length > 0 ? `: ${names.join(', ')}` : '';
}

const FAILURE_NAME = /^(?=.{1,48}$)[A-Za-z]+(?:[_.][A-Za-z]+)*$/;

/** Azure's, which LiteLLM in front of it wraps: https://github.com/BerriAI/litellm/pull/16231 */
function innerCodeOf({ innererror, provider_specific_fields: wrapped }: JsonObject): unknown {
  return asObject(innererror ?? asObject(wrapped).innererror).code;
}

/** The JSON object of a failed response; an empty one if there is none, or it comes late or incomplete. */
export async function readExplanation(context: ResponseContext): Promise<JsonObject> {
  const body = new ResponseBody(context);
  const timer = setTimeout(body.close, EXPLANATION_MS);
  try {
    const value = parseJson(await body.readRest());
    // Gemini's is a list of one: https://github.com/FuzzAnything/PromptFuzz/issues/42
    return asObject(Array.isArray(value) ? value[0] : value);
  } catch {
    context.signal.throwIfAborted();
    return {};
  } finally {
    clearTimeout(timer);
    body.close();
  }
}

function readRefused(value: unknown): RefusedInput | undefined {
  const { reason, index } = asObject(value);
  if (reason !== 'too-many' && reason !== 'too-long') return undefined;
  return { reason, index: readCount(index) };
}
