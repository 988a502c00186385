import { expect, it } from 'vitest';
import { networkError, statusError } from './errors';
import { retryDelay, shouldRetryRead, shouldRetryWrite } from './retry';

// spec: 9.retry-delay
it('waits 1 s, 2 s, 4 s, … and never more than 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000,
  ]);
});

// spec: 9.read-retries
it('retries reads three times, a 401 never', () => {
  expect([0, 1, 2, 3].map((retries) => shouldRetryRead(retries, statusError(500, '')))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(shouldRetryRead(0, statusError(401, 'no'))).toBe(false);
  expect(shouldRetryRead(0, new Error('401: no'))).toBe(false);
  expect(shouldRetryRead(0, statusError(403, 'no'))).toBe(true);
});

// spec: 9.write-retries
it("retries writes once, and not when the message contains '4'", () => {
  expect([0, 1].map((retries) => shouldRetryWrite(retries, networkError()))).toEqual([true, false]);
  expect(shouldRetryWrite(0, statusError(500, 'order 14'))).toBe(false);
  expect(shouldRetryWrite(0, statusError(401, ''))).toBe(false);
  expect(shouldRetryWrite(0, statusError(500, ''))).toBe(true);
});
