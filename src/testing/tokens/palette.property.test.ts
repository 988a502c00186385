import { readFileSync } from 'node:fs';
import {
  clampChroma,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Oklab,
  oklab,
} from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../theme/tokens.js';
import { runs } from '../property-runs.js';
import {
  CATEGORIES,
  CLEARLY_DIFFERENT,
  COLOR_PAIRS,
  DRAWN_COLORS,
  NOTICEABLE,
  REQUIRED_CONTRAST,
} from './color-pairs.js';
import { hexOf, type LinearRgb } from './css-color.js';
import { type PartnerColors, paletteOf } from './palette.js';
import { hexOf as hexOfToken, leavesOf, MODES, type Mode } from './token-file.js';

/** Background on hover, and the background that it has to differ from. */
const HIGHLIGHTS: readonly { highlight: string; on: string }[] = [
  { highlight: 'surface-hover', on: 'surface' },
  { highlight: 'neutral-soft', on: 'surface-raised' },
];

/** Values of the default brand in tokens.json: `['canvas', '#f9f5ef']`, without references to ramps. */
const semanticDefaults = (mode: Mode): [name: string, hex: string][] =>
  leavesOf(tokens.semantic.color ?? {}).flatMap(([path, { $extensions }]): [string, string][] => {
    const value = $extensions?.mode?.[mode];
    return typeof value === 'string' ? [] : [[path.join('-'), hexOfToken(value)]];
  });

/** Any colour of sRGB, with more extremes than by chance. */
const anyColor = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffffff }) },
  {
    weight: 1,
    arbitrary: fc.tuple(...[1, 2, 3].map(() => fc.constantFrom(0, 1, 127, 254, 255))).map(packed),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }).map((gray) => packed([gray, gray, gray])) },
);
const anyHex = anyColor.map((color) => `#${color.toString(16).padStart(6, '0')}`);

const anyPartner: fc.Arbitrary<PartnerColors> = fc.record(
  { brand: anyHex, accent: anyHex, neutral: anyHex, ink: anyHex, deep: anyHex },
  { requiredKeys: ['brand'] },
);

function packed(channels: number[]): number {
  return channels.reduce((sum, channel) => sum * 256 + channel, 0);
}

const within = (channel: number) => Math.min(1, Math.max(0, channel));
const luminance = ([r, g, b]: LinearRgb) => Math.max(0, 0.2126 * r + 0.7152 * g + 0.0722 * b);

/** Display of a colour outside of sRGB. */
type Shown = (color: LinearRgb) => LinearRgb;

const painted = (channel: number) => LIGHT_OF_BYTE[Math.round(toByte(within(channel)))] ?? 0;
const toByte = (light: number) =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const LIGHT_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) =>
  byte <= 0.04045 * 255 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

/** Browsers clip the channels, or have a screen with a larger gamut. */
const cutOff: Shown = ([r, g, b]) => [painted(r), painted(g), painted(b)];
const onWideGamut: Shown = (color) => color;

/** CSS Color 4 reduces the chroma, which no browser does yet. Slow, so fewer colours are tried. */
const reducedInChroma: Shown = ([r, g, b]) => {
  const { r: red, g: green, b: blue } = clampChroma({ mode: 'lrgb', r, g, b }, 'oklch', 'rgb');
  return cutOff([red, green, blue]);
};

function missesOf(partner: PartnerColors, ...ways: Shown[]): string[] {
  return MODES.flatMap((mode) => {
    const palette = paletteOf(partner, mode);
    const colors = DRAWN_COLORS.map((name) => [name, palette(name)] as const);
    return ways.flatMap((shown) => {
      const brightness = new Map(colors.map(([name, color]) => [name, luminance(shown(color))]));
      return COLOR_PAIRS.flatMap(({ color, on, kind }) => {
        const [one = 0, other = 0] = [brightness.get(color), brightness.get(on)];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return ratio >= REQUIRED_CONTRAST[kind] ? [] : [`${color} on ${on} in ${mode}: ${ratio.toFixed(2)}`];
      });
    });
  });
}

/** Brand on which black and white text are equally readable, to 5 digits. */
const AT_THE_THRESHOLD = '#e62012';
/** Brand just bright enough to need no edge, on the brightest dark surface. */
const BARELY_WITHOUT_EDGE = { brand: '#2c5fd3', ink: '#59d8a3' };

/** Converts a colour to Oklab, clipped to sRGB. */
const labOf = ([r, g, b]: LinearRgb) => oklab({ mode: 'lrgb', r: within(r), g: within(g), b: within(b) });

const distanceOf = (one: Oklab, other: Oklab) =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

/** Returns the two nearest colours, by index, and their distance. */
function closest(colors: readonly Oklab[]): { least: number; pair: string } {
  let nearest = { least: Infinity, pair: '' };
  colors.forEach((one, index) => {
    colors.slice(0, index).forEach((other, before) => {
      const least = distanceOf(one, other);
      if (least < nearest.least) nearest = { least, pair: `${before + 1} and ${index + 1}` };
    });
  });
  return nearest;
}

/** Colour vision deficiencies: without one of the three kinds of cones. */
const VISIONS = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

describe.each(Object.entries(VISIONS))('with %s', (_, seen) => {
  it.each(MODES)('colours of categories are distinguishable: %s', (mode) => {
    const palette = paletteOf({}, mode);
    const colors = CATEGORIES.map((name) => {
      const [r, g, b] = cutOff(palette(name));
      return oklab(seen({ mode: 'lrgb', r, g, b }));
    });
    const { least, pair } = closest(colors);
    expect(least, pair).toBeGreaterThan(3.5 * NOTICEABLE);
  });
});

describe('the palette of any partner', () => {
  it('keeps contrast, whether colours outside of sRGB are clipped or shown', () => {
    fc.assert(
      fc.property(anyPartner, (partner) => {
        expect(missesOf(partner, cutOff, onWideGamut)).toEqual([]);
      }),
      { ...runs(10_000), examples: [[{ brand: AT_THE_THRESHOLD }], [BARELY_WITHOUT_EDGE]] },
    );
  });

  it('keeps contrast where chroma is reduced to fit sRGB', () => {
    fc.assert(
      fc.property(anyPartner, (partner) => {
        expect(missesOf(partner, reducedInChroma)).toEqual([]);
      }),
      runs(200),
    );
  });

  it('has a distinguishable second chart colour by default', () => {
    fc.assert(
      fc.property(anyHex, (brand) => {
        for (const mode of MODES) {
          const palette = paletteOf({ brand }, mode);
          const distance = distanceOf(labOf(palette('brand-mark')), labOf(palette('accent')));
          expect(distance).toBeGreaterThan(CLEARLY_DIFFERENT);
        }
      }),
      runs(2_000),
    );
  });

  it('has six distinguishable colours of categories with any brand', () => {
    fc.assert(
      fc.property(anyHex, (brand) => {
        for (const mode of MODES) {
          const palette = paletteOf({ brand }, mode);
          const { least, pair } = closest(CATEGORIES.map((name) => labOf(palette(name))));
          expect(least, `${pair} in ${mode}`).toBeGreaterThan(2.5 * NOTICEABLE);
        }
      }),
      runs(10_000),
    );
  });

  it('has a distinguishable hover background', () => {
    fc.assert(
      fc.property(anyPartner, (partner) => {
        for (const mode of MODES) {
          const palette = paletteOf(partner, mode);
          for (const { highlight, on } of HIGHLIGHTS) {
            const distance = distanceOf(labOf(palette(highlight)), labOf(palette(on)));
            expect(distance, `${highlight} on ${on} in ${mode}`).toBeGreaterThan(NOTICEABLE);
          }
        }
      }),
      runs(2_000),
    );
  });

  it('keeps the brand colour as fill, and as edge and mark where its contrast suffices', () => {
    fc.assert(
      fc.property(anyHex, (brand) => {
        for (const mode of MODES) expect(hexOf(paletteOf({ brand }, mode)('brand'))).toBe(brand);
      }),
      runs(500),
    );
    for (const brand of ['#7c3aed', '#0f766e', '#b91c1c', '#1d4ed8']) {
      const light = paletteOf({ brand }, 'light');
      expect([hexOf(light('brand-edge')), hexOf(light('brand-mark'))]).toEqual([brand, brand]);
    }
  });
});

it.each(MODES)('resolves to the values of the default brand in tokens.json, %s', (mode) => {
  const palette = paletteOf({}, mode);
  for (const [name, stated] of semanticDefaults(mode)) {
    const [computed, expected] = [labOf(palette(name)), oklab(stated)];
    if (expected === undefined) throw new Error(`tokens.json states no colour for ${name}.`);
    const distance = distanceOf(computed, expected);
    expect(distance, `${name}: ${hexOf(palette(name))}, stated ${stated}`).toBeLessThan(0.01);
  }
});

it('subtracts no hypot() in a calc(), which Firefox adds', () => {
  const css = readFileSync(new URL('../../../src/theme/tokens.css', import.meta.url), 'utf8');
  expect(css).toContain('hypot(');
  expect(css).not.toContain('- hypot(');
});
