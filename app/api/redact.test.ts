import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecretKey, redactText, redactValue } from './redact';

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
    `authorization:${SECRET}`,
    `rejected Bearer ${SECRET}`,
    `rejected basic  ${SECRET}`,
    `API-KEY=${SECRET}`,
    `session_id=${SECRET}`,
    `eyJ${SECRET}.${SECRET}.${SECRET}`,
    `password: ${SECRET}`,
    `password = ${SECRET}`,
    `password="${SECRET}"`,
    `password='${SECRET}'`,
    `{ password: '${SECRET}', token: "${SECRET}" }`,
    `{ authorization: "${SECRET}" }`,
    `{"error":"Bad body {\\"password\\":\\"${SECRET}\\"}"}`,
    `{"error":"Bad body {\\"password\\":\\"${SECRET}`,
    `{"error":"Bad body password=\\"${SECRET}\\""}`,
    `{"password": ["${SECRET}", "${SECRET}"]}`,
    `{"token": {"value": "${SECRET}"}}`,
    `{\\"tokens\\":[\\"${SECRET}\\",\\"${SECRET}\\"]}`,
  ])('hides the secret in %s', (text) => {
    const clean = redactText(text);
    expect(clean).not.toContain(SECRET);
    expect(clean).toContain('[redacted]');
  });

  it.each([
    ['{"password": ["a]b", "c"], "tab": 1}', '{"password":"[redacted]", "tab": 1}'],
    ['{"tokens":["a", "b"', '{"tokens":"[redacted]"'],
    [`{ password: 'it\\'s', token: "abc", tab: 1 }`, '{ password: [redacted], token: [redacted], tab: 1 }'],
    [
      '{"error":"Bad body {\\"pin\\":1,\\"password\\":\\"x\\",\\"tab\\":1}"}',
      '{"error":"Bad body {\\"pin\\":1,\\"password\\":\\"[redacted]\\",\\"tab\\":1}"}',
    ],
    ['access_token=&tab=trips', 'access_token=&tab=trips'],
  ])('takes the whole value, and nothing but the value: %s', (text, clean) => {
    expect(redactText(text)).toBe(clean);
  });

  it('finds a secret in nested JSON strings, and returns valid JSON', () => {
    const nested = (value: unknown, times: number): string =>
      times === 0 ? JSON.stringify(value) : nested({ error: JSON.stringify(value) }, times - 1);
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (rest, times) => {
        const clean = redactText(nested({ password: `${SECRET}${rest}${SECRET}`, tab: rest }, times));
        expect(clean).not.toContain(SECRET);
        let body: unknown = JSON.parse(clean);
        for (let left = times; left > 0; left -= 1) body = JSON.parse((body as { error: string }).error);
        expect(body).toEqual({ password: '[redacted]', tab: rest });
      }),
    );
  });

  it('does not change other text', () => {
    const text =
      '404: {"message":"No booking bk-12","author":"Mele"} at https://tapa.example/?tab=trips, a basic room';
    expect(redactText(text)).toBe(text);
  });
});

describe('isSecretKey', () => {
  it.each([
    ...[
      'password',
      'newPassword',
      'passwd',
      'passphrase',
      'passcode',
      'pass',
      'pwd',
      'PIN',
      'otp',
      'cvv',
      'cvc',
    ],
    ...['auth', 'authorization', 'Authorisation', 'clientSecret', 'accessToken', 'Set-Cookie', 'credentials'],
    ...[
      'apikey',
      'api_key',
      'X-Api-Key',
      'sessionId',
      'session_id',
      'session-id',
      'privateKey',
      'private_key',
    ],
    ...['cardnumber', 'card-number', 'card_number'],
  ])('knows %s for a secret', (key) => {
    expect(isSecretKey(key)).toBe(true);
  });

  it.each([
    ...[
      'passengers',
      'bypass',
      'author',
      'oauth',
      'pinned',
      'spin',
      'hotpot',
      'key',
      'session',
      'cardholder',
      'role',
    ],
  ])('leaves %s alone', (key) => {
    expect(isSecretKey(key)).toBe(false);
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

  it('cuts long texts, lists and records', () => {
    expect(redactValue('x'.repeat(2001))).toHaveLength(2000);
    expect(redactValue(new Array(51).fill('x'))).toHaveLength(50);
    const record = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`field${index}`, index]));
    expect(Object.keys(redactValue(record) as object)).toHaveLength(50);
  });

  it('cuts values deeper than six levels', () => {
    expect(redactValue({ a: { a: { a: { a: { a: { a: { a: 1 } } } } } } })).toEqual({
      a: { a: { a: { a: { a: { a: '[cut]' } } } } },
    });
    expect(redactValue([[[[[[[1]]]]]]])).toEqual([[[[[['[cut]']]]]]]);
  });

  it('reads at most 2,000 values', () => {
    const rows = redactValue(Array.from({ length: 50 }, () => new Array(50).fill('x'))) as unknown[];
    // The list itself, 39 rows with their 50 values, one more row, and 9 of its values.
    expect(rows[38]).toEqual(new Array(50).fill('x'));
    expect(rows[39]).toEqual([...new Array(9).fill('x'), ...new Array(41).fill('[cut]')]);
    expect(rows.slice(40)).toEqual(new Array(10).fill('[cut]'));
  });

  it('replaces values that JSON cannot express', () => {
    const form = new FormData();
    form.append('city', 'Goroka');
    form.append('pin', '1234');
    expect(
      redactValue({
        count: 10n,
        mark: Symbol('m'),
        go: () => undefined,
        none: null,
        day: new Date('2026-11-21T09:00:00Z'),
        noDay: new Date(Number.NaN),
        form,
      }),
    ).toEqual({
      count: '10',
      mark: 'Symbol(m)',
      go: '[function]',
      none: null,
      day: '2026-11-21T09:00:00.000Z',
      noDay: null,
      form: { city: 'Goroka', pin: '[redacted]' },
    });
  });

  it('returns a value that JSON can express for any input', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withDate: true }), (value) => {
        expect(() => JSON.stringify(redactValue(value))).not.toThrow();
      }),
    );
  });
});
