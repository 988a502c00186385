import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindConfig from '../../tailwind.config.js';
import { componentSizes } from './tokens/tailwind-theme.js';

const TAILWINDS_OWN = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');

/** Groups of the theme: name in a Tailwind config → name in Tailwind's variables. */
const GROUPS = {
  colors: 'color',
  borderRadius: 'radius',
  boxShadow: 'shadow',
  fontFamily: 'font',
  fontSize: 'text',
  spacing: 'spacing',
} as const;

/** Settings of a text style besides its size: name in a Tailwind config → name in Tailwind's variables. */
const TEXT_PARTS = {
  lineHeight: 'line-height',
  letterSpacing: 'letter-spacing',
  fontWeight: 'font-weight',
} as const;

type TextStyle = readonly [size: string, rest: Readonly<Record<string, string>>];

type Values = Readonly<Record<string, string | TextStyle>>;

/**
 * Returns the library's theme for hosts that run Tailwind: `bg-surface`, `text-title-panel`,
 * `px-panel-padding`. Tailwind's own names (`rounded-sm`) are left out, so that a host's styles do not
 * change.
 */
function themeForHosts(): Readonly<Record<keyof typeof GROUPS, Values>> {
  const { colors, borderRadius, boxShadow, fontFamily, fontSize } = tailwindConfig.theme;
  const own = (values: Values, group: string): Values =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) =>
          String(value).includes('--tapa-') && !TAILWINDS_OWN.includes(`--${group}-${name}:`),
      ),
    );
  return {
    colors: own(colors, GROUPS.colors),
    borderRadius: own(borderRadius, GROUPS.borderRadius),
    boxShadow: own(boxShadow, GROUPS.boxShadow),
    fontFamily: own(fontFamily, GROUPS.fontFamily),
    fontSize: own(fontSize, GROUPS.fontSize),
    spacing: own(componentSizes, GROUPS.spacing),
  };
}

/**
 * Returns `tapa-ui/tailwind.css`, for hosts that run Tailwind v4: the compiled styles, and the theme as
 * Tailwind variables. They are marked `default`, so that the host's theme overrides them.
 */
export function hostTheme(): string {
  const variables = Object.entries(themeForHosts()).flatMap(([group, values]) =>
    Object.entries(values).flatMap(([name, value]) => {
      const variable = `--${GROUPS[group as keyof typeof GROUPS]}-${name}`;
      const [size, rest] = typeof value === 'string' ? [value, {}] : value;
      const parts = Object.entries(TEXT_PARTS).flatMap(([key, part]) => {
        const own = rest[key];
        return own === undefined ? [] : [`  ${variable}--${part}: ${own};\n`];
      });
      return [`  ${variable}: ${size};\n`, ...parts];
    }),
  );
  return `@import "./styles.css";\n@theme inline default {\n${variables.join('')}}\n`;
}

const PRESET_DOCS = `// Compiled from tokens.json before every build.

/**
 * The theme as a Tailwind preset, for hosts that configure Tailwind in JavaScript (v3, or v4 with
 * \`@config\`): colours, radii, shadows, fonts, text styles and component sizes by the names of
 * \`tapa-ui/tailwind.css\`. Each is a \`--tapa-*\` variable of \`tapa-ui/styles.css\`, so that brands and
 * dark themes apply.
 *
 * @example
 * export default { presets: [tapaPreset], content: ['./src/*.tsx'] };
 */
`;

/** Returns the source of `tapa-ui/tailwind-preset`. */
export function presetSource(): string {
  const groups = Object.entries(themeForHosts()).map(([group, values]) => {
    const lines = Object.entries(values).map(
      ([name, value]) => `        ${keyOf(name)}: ${literal(value)},\n`,
    );
    return `      ${group}: {\n${lines.join('')}      },\n`;
  });
  return `${PRESET_DOCS}export const tapaPreset = {\n  theme: {\n    extend: {\n${groups.join('')}    },\n  },\n};\n`;
}

const keyOf = (name: string): string => (/^[a-z]\w*$/i.test(name) || /^\d+$/.test(name) ? name : `'${name}'`);

function literal(value: string | TextStyle): string {
  if (typeof value === 'string') return `'${value}'`;
  const [size, rest] = value;
  const lines = Object.entries(rest).map(([name, each]) => `            ${name}: '${each}',\n`);
  return `[\n          '${size}',\n          {\n${lines.join('')}          },\n        ]`;
}
