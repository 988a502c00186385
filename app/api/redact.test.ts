import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactText, redactValue } from './redact';

const SECRET = 'hunter2hunter2';

describe('redactText', () => {
  it.each([
    `{"password":"${SECRET}"}`,
    `{"password": "${SECRET}`,
    `{'apiKey': '${SECRET}'}`,
    `https://tapa.example/?access_token=${SECRET}&tab=trips`,
    `https://tapa.example/#id_token=${SECRET}`,
    `Cookie: sid=${SECRET}; theme=dark`,
    `Authorization: Bearer ${SECRET}`,
    `rejected Bearer ${SECRET}`,
    `session_id=${SECRET}`,
    `eyJ${SECRET}.${SECRET}.${SECRET}`,
    `password: ${SECRET}`,
  ])('hides the secret in %s', (text) => {
    const clean = redactText(text);
    expect(clean).not.toContain(SECRET);
    expect(clean).toContain('[redacted]');
  });

  it('leaves other text alone', () => {
    const text = '404: {"message":"No booking bk-12","author":"Mele"} at https://tapa.example/?tab=trips';
    expect(redactText(text)).toBe(text);
  });
});

describe('redactValue', () => {
  it('replaces values under secret keys at any depth', () => {
    const value = {
      email: 'mele@example.org',
      newPassword: SECRET,
      nested: [{ 'X-Api-Key': SECRET, pin: 1234 }],
      map: new Map([['token', SECRET]]),
      note: `token=${SECRET}`,
    };
    expect(redactValue(value)).toEqual({
      email: 'mele@example.org',
      newPassword: '[redacted]',
      nested: [{ 'X-Api-Key': '[redacted]', pin: '[redacted]' }],
      map: { token: '[redacted]' },
      note: 'token=[redacted]',
    });
  });

  it('survives cycles, getters that throw, and huge values', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(redactValue(cycle)).toEqual({ self: '[repeated]' });
    const hostile = Object.defineProperty({}, 'x', {
      enumerable: true,
      get() {
        throw new Error('no');
      },
    });
    expect(redactValue(hostile)).toBe('[unreadable]');
    const wide = Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => new Array(50).fill('x')));
    expect(JSON.stringify(redactValue(wide)).length).toBeLessThan(60_000);
  });

  it('makes JSON of anything', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withDate: true }), (value) => {
        expect(() => JSON.stringify(redactValue(value))).not.toThrow();
      }),
    );
  });
});
