import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionId } from './use-session-monitor';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createSessionId', () => {
  it('is a random UUID', () => {
    const ids = new Set(Array.from({ length: 20 }, createSessionId));
    expect(ids.size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('is as random on a page without randomUUID', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });
    const ids = new Set(Array.from({ length: 20 }, createSessionId));
    expect(ids.size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });
});
