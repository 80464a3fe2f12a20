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

/** Providers' names of failures, where they say more than the status. */
const NAMES: Readonly<Record<string, RecipeErrorCode>> = {
  ResponsibleAIPolicyViolation: 'content-filtered',
  authentication_error: 'unauthorized',
  billing_hard_limit_reached: 'quota-exceeded',
  budget_exceeded: 'quota-exceeded',
  capacity_exceeded: 'rate-limited',
  content_filter: 'content-filtered',
  content_policy_violation: 'content-filtered',
  insufficient_credits: 'quota-exceeded',
  insufficient_quota: 'quota-exceeded',
  invalid_api_key: 'unauthorized',
  invalid_model: 'model-unavailable',
  model_decommissioned: 'model-unavailable',
  model_not_available: 'model-unavailable',
  model_not_found: 'model-unavailable',
  model_not_supported: 'model-unavailable',
  organization_restricted: 'unauthorized',
  permission_error: 'unauthorized',
  quota_exceeded: 'quota-exceeded',
  rate_limit_error: 'rate-limited',
  rate_limit_exceeded: 'rate-limited',
  timeout: 'timeout',
  timeout_error: 'timeout',
  unknown_model: 'model-unavailable',
};

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
  // LM Studio says so of a path that it does not know.
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

/** Where providers put the status in mid-stream; some as a string. */
const STATUS_FIELDS = ['code', 'status', 'status_code', 'http_status_code', 'statusCode'];

function meaningOf(status: number, { statusCodes }: ResponseContext): RecipeErrorCode {
  return statusCodes[status] ?? codeOfStatus(status);
}

/** The code of an error object, if it is a known one. */
function knownCode(
  error: JsonObject,
  { unknownCodes }: ResponseContext,
): RecipeErrorCode | undefined {
  if (isRecipeErrorCode(error.code) && !unknownCodes.includes(error.code)) return error.code;
  for (const name of [error.code, error.type, error.error_type, innerCodeOf(error)]) {
    if (typeof name === 'string' && Object.hasOwn(NAMES, name)) return NAMES[name];
  }
  return undefined;
}

/**
 * What programs are told of a failure, for the operator: `: unsupported_parameter, max_tokens`. Only what looks like a
 * name passes, since a sentence may quote the visitor.
 */
function failureName(error: JsonObject, { ingredients }: ResponseContext): string {
  const names = [error.code, error.status, error.type, error.error_type, error.param].filter(
    (name): name is string =>
      typeof name === 'string' && FAILURE_NAME.test(name) && !quotes(name, ingredients),
  );
  return names.length > 0 ? `: ${names.join(', ')}` : '';
}

const FAILURE_NAME = /^(?=.{1,48}$)[A-Za-z]+(?:[_.][A-Za-z]+)*$/;

/** Azure's, which a gateway in front of it may wrap. */
function innerCodeOf({ innererror, provider_specific_fields: wrapped }: JsonObject): unknown {
  return asObject(innererror ?? asObject(wrapped).innererror).code;
}

/** The JSON object of a failed response; an empty one if there is none, or it comes late or incomplete. */
export async function readExplanation(context: ResponseContext): Promise<JsonObject> {
  const body = new ResponseBody(context);
  const timer = setTimeout(body.close, EXPLANATION_MS);
  try {
    const value = parseJson(await body.readRest());
    // Gemini's is a list of one.
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
