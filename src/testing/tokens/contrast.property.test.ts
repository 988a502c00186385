import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { runs } from '../property-runs.js';
import { COLOR_PAIRS, DRAWN_COLORS } from './color-pairs.js';
import { compileColor, type LinearRgb, parseHex } from './css-color.js';
import { MODES, type Mode } from './token-file.js';

/** Minimum contrast under `prefers-contrast: more`: text 7 (WCAG 1.4.6), graphics 4.5. */
const MORE_CONTRAST = { text: 7, graphic: 4.5 } as const;

const SHEET = postcss.parse(readFileSync(new URL('../../theme/contrast.css', import.meta.url), 'utf8'));

/** Returns both values of `light-dark()`, or the one of both schemes. */
function shownIn(value: string, mode: Mode): string {
  if (!value.startsWith('light-dark(')) return value;
  const [light = '', dark = ''] = postcss.list.comma(value.slice('light-dark('.length, -1));
  return mode === 'light' ? light : dark;
}

const formulas = new Map<string, Record<Mode, ReturnType<typeof compileColor>>>();
SHEET.walkDecls(({ prop, value }) => {
  const [, other = ''] = /^var\((--tapa-color-[a-z-]+)\)$/.exec(value) ?? [];
  const same = formulas.get(other);
  formulas.set(
    prop,
    same ?? { light: compileColor(shownIn(value, 'light')), dark: compileColor(shownIn(value, 'dark')) },
  );
});

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);
const within = (channel: number) => Math.min(1, Math.max(0, channel));
const luminance = ([r, g, b]: LinearRgb) => 0.2126 * within(r) + 0.7152 * within(g) + 0.0722 * within(b);

it('has a value for every colour that is drawn', () => {
  expect(DRAWN_COLORS.filter((name) => !formulas.has(`--tapa-color-${name}`))).toEqual([]);
});

it('keeps 7:1 for text and 4.5:1 for graphics under prefers-contrast: more, with any brand', () => {
  fc.assert(
    fc.property(anyHex, fc.option(anyHex, { nil: undefined }), (brand, deep) => {
      const given: Record<string, LinearRgb | undefined> = {
        '--tapa-brand': parseHex(brand),
        '--tapa-deep': deep === undefined ? undefined : parseHex(deep),
      };
      for (const mode of MODES) {
        const brightness = (name: string) => {
          const color = formulas.get(`--tapa-color-${name}`)?.[mode]((variable) => given[variable]);
          if (color === undefined) throw new Error(`There is no colour '${name}'`);
          return luminance(color);
        };
        for (const { color, on, kind } of COLOR_PAIRS) {
          const [one, other] = [brightness(color), brightness(on)];
          const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          expect(ratio, `${color} on ${on} in ${mode}`).toBeGreaterThanOrEqual(MORE_CONTRAST[kind]);
        }
      }
    }),
    {
      ...runs(1000),
      examples: [
        ['#000000', undefined],
        ['#ffffff', undefined],
        ['#ffff00', '#ffffff'],
      ],
    },
  );
});
