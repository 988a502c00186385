import { tokens } from '../../theme/tokens.js';
import { compileColor, type LinearRgb, parseHex } from './css-color.js';
import { leavesOf, type Mode, modeFormulas } from './token-file.js';

/** Colours of a partner, by `--tapa-*` names without the prefix: `{ brand: '#0f766e' }`. */
export type PartnerColors = Readonly<
  Partial<Record<'brand' | 'accent' | 'neutral' | 'ink' | 'deep', string>>
>;

const formulas = Object.fromEntries(
  leavesOf(tokens.semantic.color ?? {}).map(([path, leaf]) => {
    const { light, dark } = modeFormulas(leaf);
    return [`--tapa-color-${path.join('-')}`, { light: compileColor(light), dark: compileColor(dark) }];
  }),
);

/** Values on :root: ramps, and defaults of the contract. */
const rootColors: Readonly<Record<string, LinearRgb>> = Object.fromEntries(
  [...leavesOf(tokens.primitive.color ?? {}), ...leavesOf(tokens.contract)].flatMap(
    ([path, { $value }]): [string, LinearRgb][] =>
      typeof $value === 'object' && $value !== null && 'hex' in $value
        ? [[`--tapa-${path.join('-')}`, parseHex(String($value.hex))]]
        : [],
  ),
);

/** Returns a function from a name ('brand-text') to its colour, by the formulas in tokens.css. */
export function paletteOf(partner: PartnerColors, mode: Mode): (name: string) => LinearRgb {
  const set = new Map<string, LinearRgb>(
    Object.entries(partner).map(([name, color]) => [`--tapa-${name}`, parseHex(color)]),
  );
  const known = new Map<string, LinearRgb>();
  const read = (name: string): LinearRgb | undefined => {
    const formula = formulas[name]?.[mode];
    if (formula === undefined) return set.get(name) ?? rootColors[name];
    const color = known.get(name) ?? formula(read);
    known.set(name, color);
    return color;
  };
  return (name) => {
    const color = read(`--tapa-color-${name}`);
    if (color === undefined) throw new Error(`There is no colour '${name}' in tokens.json.`);
    return color;
  };
}
