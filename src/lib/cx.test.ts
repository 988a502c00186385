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

  it.each([
    [['t:grid', 'mine'], 'mine t:grid'],
    [['t:root t:grid', 't:p-4', 'mine yours'], 'mine yours t:grid t:p-4 t:root'],
    [['t:root t:grid', undefined], 't:grid t:root'],
    [['t:root', 'mine'], 'mine t:root'],
    [['t:root', 't:grid'], 't:grid t:root'],
    [[cx('t:root t:grid'), 't:p-4'], 't:grid t:p-4 t:root'],
    [['t:root t:grid', cx('t:root t:p-4', 'mine')], 'mine t:p-4 t:root t:grid t:root'],
  ])("puts a host's classes first and t:root last in %j", (classes, joined) => {
    expect(cx(...classes)).toBe(joined);
  });
});
