export type ApiErrorCode =
  | 'AUTH_REQUIRED'
  | 'INSUFFICIENT_PERMISSIONS'
  | 'VALIDATION_ERROR'
  | 'NETWORK_ERROR'
  | 'GENERIC_ERROR';

/**
 * Codes by status, and messages for answers without a text
 * (spec: 8.unauthorized, 8.forbidden, 8.invalid, 8.server).
 */
const ERROR_CATALOGUE: readonly { status: number; code: ApiErrorCode; defaultMessage: string }[] = [
  { status: 401, code: 'AUTH_REQUIRED', defaultMessage: 'Authentication required' },
  { status: 403, code: 'INSUFFICIENT_PERMISSIONS', defaultMessage: 'Access denied' },
  { status: 400, code: 'VALIDATION_ERROR', defaultMessage: 'Invalid request' },
  { status: 500, code: 'GENERIC_ERROR', defaultMessage: 'Server error' },
];

export const ERROR_TEXT = {
  html: 'Server returned HTML instead of JSON. Expected API response but received webpage.',
  network: 'Network connection failed. Please check your internet connection.',
  unexpected: 'An unexpected error occurred',
  invalidJson: 'Server returned invalid JSON.',
  unexpectedJson: 'Server returned JSON of another kind than expected.',
} as const;

export const STATUS_UNAUTHORIZED = 401;

const NETWORK_WORDS = /fetch|network/i;
const HTML_DOCTYPE = /<!doctype\s+html/i;
const LEADING_STATUS = /^\s*(\d{3})(?::|\s*$)/;

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly code: ApiErrorCode,
    /** HTTP status, 0 without an answer. */
    readonly status: number,
    readonly url = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const isHtmlBody = (body: string): boolean => HTML_DOCTYPE.test(body);

const rowOf = (status: number) => ERROR_CATALOGUE.find((row) => row.status === status);

// The message begins with the status, because the retry rule for writes reads it there.
export function statusError(status: number, body: string, url = '', statusText = ''): ApiError {
  const row = rowOf(status);
  const text = body.trim() || row?.defaultMessage || statusText || ERROR_TEXT.unexpected;
  const message = isHtmlBody(body) ? ERROR_TEXT.html : `${status}: ${text}`;
  return new ApiError(message, row?.code ?? 'GENERIC_ERROR', status, url);
}

export const networkError = (url = '', cause?: unknown): ApiError =>
  new ApiError(ERROR_TEXT.network, 'NETWORK_ERROR', 0, url, { cause });

function findStatus(message: string): number | undefined {
  const leading = LEADING_STATUS.exec(message)?.[1];
  if (leading !== undefined) return Number(leading);
  return ERROR_CATALOGUE.find((row) => new RegExp(`\\b${row.status}\\b`).test(message))?.status;
}

function messageOf(error: Error): string {
  try {
    return typeof error.message === 'string' ? error.message : '';
  } catch {
    return '';
  }
}

// A status at the start of a message ('404: network map not found') overrides other words in it.
export function toApiError(value: unknown, url = ''): ApiError {
  if (value instanceof ApiError) return value;
  if (!(value instanceof Error)) return new ApiError(ERROR_TEXT.unexpected, 'GENERIC_ERROR', 0, url);
  const message = messageOf(value);
  const status = findStatus(message);
  if (status !== undefined) {
    const row = rowOf(status);
    const bare = message.replace(LEADING_STATUS, '').trim() === '';
    const text = bare ? `${status}: ${row?.defaultMessage ?? ERROR_TEXT.unexpected}` : message;
    return new ApiError(text, row?.code ?? 'GENERIC_ERROR', status, url, { cause: value });
  }
  if (NETWORK_WORDS.test(message)) return new ApiError(message, 'NETWORK_ERROR', 0, url, { cause: value });
  return new ApiError(message || ERROR_TEXT.unexpected, 'GENERIC_ERROR', 0, url, { cause: value });
}

const isTimeUp = (signal: AbortSignal): boolean =>
  signal.reason instanceof Error && signal.reason.name === 'TimeoutError';

/** Returns whether the caller aborted the call. A timeout counts as a failure instead. */
export function isAbort(error: unknown, signal?: AbortSignal | null): boolean {
  return (
    (signal?.aborted === true && !isTimeUp(signal)) || (error instanceof Error && error.name === 'AbortError')
  );
}
