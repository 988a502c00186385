import { describe, expect, it } from 'vitest';
import { cx } from './cx.js';

describe('cx', () => {
  it.each([
    [[], ''],
    [['a', 'b c'], 'a b c'],
    [['a', '', null, undefined, false, true, 0, 'b'], 'a b'],
    [[['a', [false, 'b']], [], 'c'], 'a b c'],
  ])('joins %j to %j', (classes, joined) => {
    expect(cx(...classes)).toBe(joined);
  });
});
