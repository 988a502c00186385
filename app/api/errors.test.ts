import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, ERROR_TEXT, isAbort, networkError, statusError, toApiError } from './errors';

const HTML_TEXT = 'Server returned HTML instead of JSON. Expected API response but received webpage.';

describe('the error catalogue', () => {
  // spec: 8.unauthorized, 8.forbidden, 8.invalid, 8.server, 8.network, 8.generic
  it.each([
    ['401: Session expired', 'AUTH_REQUIRED', 401, '401: Session expired'],
    ['401', 'AUTH_REQUIRED', 401, '401: Authentication required'],
    ['401: ', 'AUTH_REQUIRED', 401, '401: Authentication required'],
    ['Request failed with status 401', 'AUTH_REQUIRED', 401, 'Request failed with status 401'],
    ['403: Not yours', 'INSUFFICIENT_PERMISSIONS', 403, '403: Not yours'],
    ['403:', 'INSUFFICIENT_PERMISSIONS', 403, '403: Access denied'],
    ['400: Name missing', 'VALIDATION_ERROR', 400, '400: Name missing'],
    ['400', 'VALIDATION_ERROR', 400, '400: Invalid request'],
    ['500: Database down', 'GENERIC_ERROR', 500, '500: Database down'],
    ['500', 'GENERIC_ERROR', 500, '500: Server error'],
    ['404: network map not found', 'GENERIC_ERROR', 404, '404: network map not found'],
    ['Failed to fetch', 'NETWORK_ERROR', 0, 'Failed to fetch'],
    [
      'NetworkError when attempting to get resource.',
      'NETWORK_ERROR',
      0,
      'NetworkError when attempting to get resource.',
    ],
    ['Something else', 'GENERIC_ERROR', 0, 'Something else'],
    ['', 'GENERIC_ERROR', 0, 'An unexpected error occurred'],
    ['4010 rows', 'GENERIC_ERROR', 0, '4010 rows'],
  ])('%j → %s, %d', (message, code, status, text) => {
    expect(toApiError(new Error(message), '/api/x')).toMatchObject({
      code,
      status,
      message: text,
      url: '/api/x',
    });
  });

  // spec: 8.non-error
  it.each([null, undefined, 0, 'text', {}, [], Symbol('s')])('a non-error value: %s', (value) => {
    expect(toApiError(value)).toMatchObject({
      code: 'GENERIC_ERROR',
      status: 0,
      message: 'An unexpected error occurred',
    });
  });

  it('leaves an ApiError as it is', () => {
    const error = new ApiError('x', 'VALIDATION_ERROR', 400, '/api/x');
    expect(toApiError(error)).toBe(error);
    expect(error.name).toBe('ApiError');
  });

  it.each(['500: Down', 'Failed to fetch', 'Something else'])(
    'keeps the thrown error as the cause: %s',
    (text) => {
      const thrown = new Error(text);
      expect(toApiError(thrown).cause).toBe(thrown);
    },
  );

  it('treats an error without a readable message as unexpected', () => {
    const unreadable = Object.defineProperty(new Error(), 'message', {
      get() {
        throw new Error('no');
      },
    });
    for (const error of [unreadable, Object.assign(new Error(), { message: 7 })])
      expect(toApiError(error)).toMatchObject({
        code: 'GENERIC_ERROR',
        message: 'An unexpected error occurred',
      });
  });

  it('has an empty url by default', () => {
    const errors = [toApiError(null), toApiError(new Error('x')), networkError(), statusError(500, '')];
    expect(errors.map(({ url }) => url)).toEqual(['', '', '', '']);
    expect(statusError(503, '').message).toBe('503: An unexpected error occurred');
  });

  it('takes the status at the start of a message before others in it', () => {
    expect(toApiError(new Error('500: order 401 was lost'))).toMatchObject({
      status: 500,
      code: 'GENERIC_ERROR',
    });
  });
});

// spec: 8.non-ok, 8.html, 8.unauthorized, 8.forbidden, 8.invalid, 8.server
describe('a response that is not OK', () => {
  it.each([
    [401, 'No session', '', '401: No session', 'AUTH_REQUIRED'],
    [401, '', 'Unauthorized', '401: Authentication required', 'AUTH_REQUIRED'],
    [403, '', '', '403: Access denied', 'INSUFFICIENT_PERMISSIONS'],
    [400, ' ', '', '400: Invalid request', 'VALIDATION_ERROR'],
    [500, '', '', '500: Server error', 'GENERIC_ERROR'],
    [404, '', 'Not Found', '404: Not Found', 'GENERIC_ERROR'],
    [503, '', '', '503: An unexpected error occurred', 'GENERIC_ERROR'],
    [500, '<!DOCTYPE html><html></html>', '', HTML_TEXT, 'GENERIC_ERROR'],
    [401, '\n<!doctype HTML>', '', HTML_TEXT, 'AUTH_REQUIRED'],
  ])('%d %j', (status, body, statusText, message, code) => {
    const error = statusError(status, body, '/api/x', statusText);
    expect(error).toMatchObject({ message, code, status, url: '/api/x' });
  });
});

// spec: 8.html, 8.failed-fetch, 8.non-error
it('has the texts of the specification', () => {
  expect(ERROR_TEXT).toMatchObject({
    html: HTML_TEXT,
    network: 'Network connection failed. Please check your internet connection.',
    unexpected: 'An unexpected error occurred',
  });
});

it('maps any message to a text that can be shown', () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      expect(toApiError(new Error(message)).message).not.toBe('');
    }),
  );
});

it('recognises an abort by the error or by the signal', () => {
  expect(isAbort(new DOMException('x', 'AbortError'))).toBe(true);
  expect(isAbort(new Error('x'), AbortSignal.abort())).toBe(true);
  expect(isAbort(new Error('x'))).toBe(false);
});
