import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { classesMissing, judgeSizes, printSizes } from './sizes';

beforeEach(() => {
  vi.spyOn(console, 'table').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('lets a size reach its limit, and names each kind that is beyond it by a byte', () => {
  const limits = { js: 2500, css: 500 };
  expect(judgeSizes('a tile', { js: 2500, css: 500, total: 3000 }, limits).problems).toEqual([]);
  expect(judgeSizes('a tile', { js: 2510, css: 501, total: 3011 }, limits).problems).toEqual([
    'a tile: js is 2.51 kB, at most 2.50 kB allowed',
    'a tile: css is 0.50 kB, at most 0.50 kB allowed',
  ]);
});

it('shows sizes beside their limits, and nothing for what is not measured', () => {
  expect(judgeSizes('a sheet', { css: 13_730, total: 13_730 }, { css: 14_000 }).row).toEqual({
    what: 'a sheet',
    'JS (kB gzip)': '',
    CSS: '13.73 of 14.00',
    'in all': '13.73',
  });
});

it('says all that is wrong, and that something is', () => {
  const small = judgeSizes('a tile', { total: 1 }, { total: 2 });
  expect(printSizes([small])).toBe(true);
  expect(printSizes([small, judgeSizes('a widget', { total: 1 }, {}, ['loads Radix'])])).toBe(false);
  expect(vi.mocked(console.error).mock.calls).toEqual([['a widget: loads Radix']]);
});

it('names the classes that a smaller stylesheet lacks', () => {
  const code = 'a({className:"t:p-1 t:hover:p-2 t:gap-y host"}),b=`t:w-[1px]`,c="t:unknown"';
  const whole = String.raw`.t\:p-1{}.t\:p-1\.5{}.t\:hover\:p-2:hover{}:where(.t\:gap-y>*){}.t\:w-\[1px\]{}`;
  expect(classesMissing(code, whole, whole)).toEqual([]);
  const missing = classesMissing(code, String.raw`.t\:p-1\.5{}.t\:w-\[1px\],.x{}`, whole);
  expect(missing.toSorted()).toEqual(['t:gap-y', 't:hover:p-2', 't:p-1']);
});
