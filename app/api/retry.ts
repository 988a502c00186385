import { STATUS_UNAUTHORIZED, toApiError } from './errors';

/** A read is called at most this many more times (spec section 9). */
export const READ_RETRIES = 3;

/** A write is called at most this many more times (spec section 9). */
const WRITE_RETRIES = 1;

/** First wait before a retry, in milliseconds; doubled per attempt (spec section 9). */
const RETRY_BASE_MS = 1000;

/** Longest wait before a retry, in milliseconds (spec section 9). */
const RETRY_CAP_MS = 30_000;

/** Whether a failed read is called again; a 401 never is. `retries` is the number of retries so far. */
export function shouldRetryRead(retries: number, error: unknown): boolean {
  return toApiError(error).status !== STATUS_UNAUTHORIZED && retries < READ_RETRIES;
}

/** Whether a failed write is called again: once, and not when its message contains '4' (spec section 9). */
export function shouldRetryWrite(retries: number, error: unknown): boolean {
  return retries < WRITE_RETRIES && !toApiError(error).message.includes('4');
}

/** The wait before a retry in milliseconds: 1 s, 2 s, 4 s, … up to 30 s. `retries` is the number so far. */
export function retryDelay(retries: number): number {
  return Math.min(RETRY_BASE_MS * 2 ** retries, RETRY_CAP_MS);
}
