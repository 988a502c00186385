import {
  converter,
  convertLabToLch,
  convertLchToLab,
  convertLrgbToOklab,
  convertOklabToLrgb,
  formatHex,
} from 'culori';

/** Linear sRGB with channels from 0 to 1; colours outside of sRGB exceed that. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Returns the value of a `var(--…)`; undefined for the fallback. */
type ReadVariable = (name: string) => LinearRgb | undefined;

type Channels = Readonly<Record<string, number>>;
type ColorFormula = (read: ReadVariable) => LinearRgb;
type NumberFormula = (channels: Channels) => number;

const toLinear = converter('lrgb');
const toXyz = converter('xyz65');

const linearOf = ({ r, g, b }: { r: number; g: number; b: number }): LinearRgb => [r, g, b];
const oklabOf = ([r, g, b]: LinearRgb) => convertLrgbToOklab({ r, g, b });

const SPACES: Readonly<
  Record<
    string,
    {
      channels: (color: LinearRgb) => Channels;
      color: (values: readonly [number, number, number]) => LinearRgb;
    }
  >
> = {
  oklch: {
    channels: (color) => {
      const { l, c, h = 0 } = convertLabToLch(oklabOf(color));
      return { l, c, h };
    },
    // CSS clamps a negative chroma to 0, and lightness to 0 to 1.
    color: ([l, c, h]) => {
      const { a, b } = convertLchToLab({ l, c: Math.max(0, c), h });
      return linearOf(convertOklabToLrgb({ l: Math.min(1, Math.max(0, l)), a, b }));
    },
  },
  oklab: {
    channels: (color) => {
      const { l, a, b } = oklabOf(color);
      return { l, a, b };
    },
    color: ([l, a, b]) => linearOf(convertOklabToLrgb({ l: Math.min(1, Math.max(0, l)), a, b })),
  },
  'srgb-linear': {
    channels: ([r, g, b]) => ({ r, g, b }),
    color: (values) => values,
  },
  'xyz-d65': {
    channels: ([r, g, b]) => {
      const { x, y, z } = toXyz({ mode: 'lrgb', r, g, b });
      return { x, y, z };
    },
    color: ([x, y, z]) => linearOf(toLinear({ mode: 'xyz65', x, y, z })),
  },
};

export function parseHex(hex: string): LinearRgb {
  const color = toLinear(hex);
  if (color === undefined) throw new Error(`Not a colour: ${hex}`);
  return linearOf(color);
}

/** Returns '#7c3aed': clipped to sRGB, in 8 bits. */
export const hexOf = ([r, g, b]: LinearRgb): string => formatHex({ mode: 'lrgb', r, g, b });

// Computes colours as browsers do, so that tests check the formulas that ship.
export function compileColor(css: string): ColorFormula {
  const constant = css === 'white' ? '#ffffff' : css === 'black' ? '#000000' : css;
  if (constant.startsWith('#')) {
    const color = parseHex(constant);
    return () => color;
  }
  const [, name = '', inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(css) ?? [];
  if (name === 'var') return variable(split(inside, ','));
  if (name === 'color-mix') return mixed(split(inside, ','));
  const [from, origin = '', ...rest] = split(inside, ' ');
  const space = SPACES[name === 'color' ? (rest.shift() ?? '') : name];
  if (from !== 'from' || space === undefined) throw new Error(`Cannot read the colour ${css}`);
  const color = compileColor(origin);
  // Ignores alpha: an edge is transparent only where it has the colour of its background.
  const [one, two, three] = rest
    .slice(0, 3)
    .map((number) => compileNumber(number, space.channels([0, 0, 0])));
  if (!one || !two || !three) throw new Error(`Too few channels in ${css}`);
  return (read) => {
    const channels = space.channels(color(read));
    return space.color([one(channels), two(channels), three(channels)]);
  };
}

/** Splits CSS at a separator outside of brackets. */
function split(css: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of css) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === sign && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function variable([name = '', other]: readonly string[]): ColorFormula {
  const fallback = other === undefined ? undefined : compileColor(other);
  return (read) => {
    const color = read(name) ?? fallback?.(read);
    if (color === undefined) throw new Error(`Nothing sets ${name}.`);
    return color;
  };
}

/** For `color-mix(in oklab, A 88%, B)`. */
function mixed([space = '', shared = '', other = '']: readonly string[]): ColorFormula {
  if (space !== 'in oklab') throw new Error(`Colours are mixed ${space}`);
  const [name = '', percent = ''] = split(shared, ' ');
  const share = Number.parseFloat(percent) / 100;
  const [from, to] = [compileColor(name), compileColor(other)];
  return (read) => {
    const [one, two] = [oklabOf(from(read)), oklabOf(to(read))];
    const between = (channel: 'l' | 'a' | 'b') => one[channel] * share + two[channel] * (1 - share);
    return linearOf(convertOklabToLrgb({ l: between('l'), a: between('a'), b: between('b') }));
  };
}

const FUNCTIONS = {
  calc: (value: number) => value,
  clamp: (low: number, value: number, high: number) => Math.max(low, Math.min(value, high)),
  min: Math.min,
  max: Math.max,
  hypot: Math.hypot,
};

/** Compiles a channel of a relative colour, whose CSS is also JavaScript. */
function compileNumber(css: string, channels: Channels): NumberFormula {
  const names = Object.keys(channels).join(', ');
  const compile = new Function(...Object.keys(FUNCTIONS), `return ({ ${names} }) => ${css};`);
  return compile(...Object.values(FUNCTIONS)) as NumberFormula;
}
