import { codeOfStatus } from '../core/foreign-error.ts';
import { type RecipeError, type RecipeErrorCode, isRecipeErrorCode } from '../core/recipe-error.ts';
import {
  asObject,
  failure,
  failureName,
  isObject,
  type JsonObject,
  readExplanation,
  type ResponseContext,
  retryAfterOf,
} from './response.ts';

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
  const { response, hint } = context;
  const { status } = response;
  const body = await readExplanation(context);
  const known = knownCode(body) ?? knownCode(body.error);
  const code = known ?? codeOfUpstreamStatus(status);
  // It may miss the model, or the path.
  const isStrange = !known && (status === 404 || status === 405);
  const name = failureName(body, context);
  const summary = `The provider refused${name}${isStrange ? `. ${hint}` : ''}`;
  return failure(context, code, summary, { retryAfterMs: retryAfterOf(response) });
}

/** The code of a failure that a provider reports in mid-stream. */
export function codeOfPayload(payload: JsonObject): RecipeErrorCode {
  const known = knownCode(payload);
  if (known) return known;
  const statuses = STATUS_FIELDS.map((name) => Number(payload[name]));
  const status = statuses.find((value) => value >= 400 && value <= 599);
  const code = status === undefined ? 'unknown' : codeOfUpstreamStatus(status);
  // The request was accepted when the text began, so the other side failed.
  return code === 'unknown' ? 'network' : code;
}

/** Where providers put the status in mid-stream; some as a string. */
const STATUS_FIELDS = ['code', 'status', 'status_code', 'http_status_code', 'statusCode'];

function codeOfUpstreamStatus(status: number): RecipeErrorCode {
  return STATUS_CODES[status] ?? codeOfStatus(status);
}

/** The code of a provider's error object, if it is a known one. */
function knownCode(error: unknown): RecipeErrorCode | undefined {
  if (!isObject(error)) return undefined;
  // Another recipe handler sends its codes; an `unknown` says less than the status.
  if (isRecipeErrorCode(error.code) && !OURS.has(error.code)) return error.code;
  for (const name of [error.code, error.type, error.error_type, innerCodeOf(error)]) {
    if (typeof name === 'string' && Object.hasOwn(NAMES, name)) return NAMES[name];
  }
  return undefined;
}

/** Azure's, which a gateway in front of it may wrap. */
function innerCodeOf({ innererror, provider_specific_fields: wrapped }: JsonObject): unknown {
  return asObject(innererror ?? asObject(wrapped).innererror).code;
}

/** Codes a model's server can't know, since it hasn't seen the visitor, or that say nothing. */
const OURS: ReadonlySet<RecipeErrorCode> = new Set([
  'too-few-ingredients',
  'refused-input',
  'refused-origin',
  'offline',
  'unknown',
]);

/** Statuses with a special meaning from a model's server. */
const STATUS_CODES: Readonly<Record<number, RecipeErrorCode>> = {
  // Hugging Face, for a model that its provider has dropped.
  410: 'model-unavailable',
  // A proxy timed out, not the model.
  504: 'network',
};
