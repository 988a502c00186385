import {
  converter,
  convertLabToLch,
  convertLchToLab,
  convertLrgbToOklab,
  convertOklabToLrgb,
  formatHex,
} from 'culori';

/** Light in linear sRGB, each channel 0 to 1, beyond that where a colour is outside of sRGB. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Returns the value of a `var(--…)`; undefined takes the fallback. */
type ReadVariable = (name: string) => LinearRgb | undefined;

type Channels = Readonly<Record<string, number>>;
type ColorFormula = (read: ReadVariable) => LinearRgb;
type NumberFormula = (channels: Channels) => number;

const toLinear = converter('lrgb');
const toXyz = converter('xyz65');

const linearOf = ({ r, g, b }: { r: number; g: number; b: number }): LinearRgb => [r, g, b];
const oklabOf = ([r, g, b]: LinearRgb) => convertLrgbToOklab({ r, g, b });

/** The colour spaces that the tokens' formulas work in: channels of a colour, and the way back. */
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

/** '#7c3aed' as light. */
export function parseHex(hex: string): LinearRgb {
  const color = toLinear(hex);
  if (color === undefined) throw new Error(`Not a colour: ${hex}`);
  return linearOf(color);
}

/** Light as '#7c3aed': cut off to sRGB, to 8 bits. */
export const hexOf = ([r, g, b]: LinearRgb): string => formatHex({ mode: 'lrgb', r, g, b });

/**
 * Compiles a colour as the tokens' formulas write it: hex, `var()`, `color-mix(in oklab, …)` and relative colours in
 * OKLCH, Oklab, linear sRGB and XYZ. It computes what a browser computes, so that the formulas that ship are those
 * that tests prove.
 */
export function compileColor(css: string): ColorFormula {
  const source = new Source(css);
  const formula = colorOf(source);
  source.expectEnd();
  return formula;
}

function colorOf(source: Source): ColorFormula {
  const word = source.take();
  if (word.startsWith('#')) {
    const color = parseHex(word);
    return () => color;
  }
  if (word === 'white') return () => [1, 1, 1];
  if (word === 'black') return () => [0, 0, 0];
  source.expect('(');
  const formula = functionOf(word, source);
  source.expect(')');
  return formula;
}

function functionOf(name: string, source: Source): ColorFormula {
  if (name === 'var') return variable(source);
  if (name === 'color-mix') return mixed(source);
  source.expect('from');
  const origin = colorOf(source);
  const space = SPACES[name === 'color' ? source.take() : name];
  if (space === undefined) throw source.error(`an unknown colour space`);
  const [one, two, three] = [termOf(source), termOf(source), termOf(source)];
  // An edge is see-through where it has the colour of what it is drawn on: its colour is the same either way.
  if (source.takeIf('/')) termOf(source);
  return (read) => {
    const channels = space.channels(origin(read));
    return space.color([one(channels), two(channels), three(channels)]);
  };
}

function variable(source: Source): ColorFormula {
  const name = source.take();
  const fallback = source.takeIf(',') ? colorOf(source) : undefined;
  return (read) => {
    const color = read(name) ?? fallback?.(read);
    if (color === undefined) throw new Error(`Nothing sets ${name}.`);
    return color;
  };
}

/** `color-mix(in oklab, A 88%, B)` */
function mixed(source: Source): ColorFormula {
  source.expect('in');
  source.expect('oklab');
  source.expect(',');
  const one = colorOf(source);
  const share = Number.parseFloat(source.take()) / 100;
  source.expect(',');
  const other = colorOf(source);
  return (read) => {
    const [from, to] = [oklabOf(one(read)), oklabOf(other(read))];
    const between = (channel: 'l' | 'a' | 'b') => from[channel] * share + to[channel] * (1 - share);
    return linearOf(convertOklabToLrgb({ l: between('l'), a: between('a'), b: between('b') }));
  };
}

function sumOf(source: Source): NumberFormula {
  let left = productOf(source);
  for (;;) {
    const [before, operator] = [left, source.takeIf(' + ') ?? source.takeIf(' - ')];
    if (operator === undefined) return left;
    const right = productOf(source);
    left =
      operator === ' + '
        ? (channels) => before(channels) + right(channels)
        : (channels) => before(channels) - right(channels);
  }
}

function productOf(source: Source): NumberFormula {
  let left = termOf(source);
  for (;;) {
    const [before, operator] = [left, source.takeIf('*') ?? source.takeIf('/')];
    if (operator === undefined) return left;
    const right = termOf(source);
    left =
      operator === '*'
        ? (channels) => before(channels) * right(channels)
        : (channels) => before(channels) / right(channels);
  }
}

/** Of each function of numbers what it does with its arguments. */
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  calc: (value = Number.NaN) => value,
  min: Math.min,
  max: Math.max,
  clamp: (low = Number.NaN, value = Number.NaN, high = Number.NaN) => Math.max(low, Math.min(value, high)),
  hypot: Math.hypot,
};

function termOf(source: Source): NumberFormula {
  if (source.takeIf('(')) return argumentsOf(source, (value = Number.NaN) => value);
  const word = source.take();
  const number = Number(word);
  if (!Number.isNaN(number)) return () => number;
  const compute = FUNCTIONS[word];
  if (compute !== undefined) {
    source.expect('(');
    return argumentsOf(source, compute);
  }
  return (channels) => {
    const channel = channels[word];
    if (channel === undefined) throw source.error(`an unknown channel '${word}'`);
    return channel;
  };
}

function argumentsOf(source: Source, compute: (...values: number[]) => number): NumberFormula {
  const values = [sumOf(source)];
  while (source.takeIf(',')) values.push(sumOf(source));
  source.expect(')');
  const [one, two, three] = values;
  // Millions of these are computed: no list is made for the few arguments that there are.
  if (one && two && values.length === 2) return (channels) => compute(one(channels), two(channels));
  if (one && two && three && values.length === 3)
    return (channels) => compute(one(channels), two(channels), three(channels));
  return (channels) => compute(...values.map((value) => value(channels)));
}

/** A formula, word by word. In CSS a plus or minus with a space on both sides is an operator, else it is a sign. */
class Source {
  private readonly words: string[];
  private next = 0;
  constructor(private readonly css: string) {
    this.words = css.match(/ [+-] |[(),*/]|-?[\d.]+%?|[-#\w]+/g) ?? [];
  }
  take(): string {
    const word = this.words[this.next];
    if (word === undefined) throw this.error('an early end');
    this.next += 1;
    return word;
  }
  takeIf(word: string): string | undefined {
    return this.words[this.next] === word ? this.take() : undefined;
  }
  expect(word: string): void {
    const taken = this.take();
    if (taken !== word) throw this.error(`'${taken}' in place of '${word}'`);
  }
  expectEnd(): void {
    if (this.next < this.words.length) throw this.error(`'${this.words[this.next]}' after its end`);
  }
  error(problem: string): Error {
    return new Error(`Cannot read ${problem} in: ${this.css}`);
  }
}
