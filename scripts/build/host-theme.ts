import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindConfig from '../../tailwind.config';

const TAILWINDS_OWN = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');

/** A group of the theme by its name in a Tailwind config and in Tailwind's variables. */
const GROUPS = { colors: 'color', borderRadius: 'radius', boxShadow: 'shadow', fontFamily: 'font' } as const;

/** Values of a group by their names. */
type Values = Readonly<Record<string, string>>;

/**
 * The library's theme for hosts that run Tailwind themselves: they may write `bg-surface`, `text-muted` or `rounded-panel`
 * too. Tailwind's own names (`rounded-sm`) are left out, so that a host's styles do not change.
 */
function themeForHosts(): Readonly<Record<keyof typeof GROUPS, Values>> {
  const { colors, borderRadius, boxShadow, fontFamily } = tailwindConfig.theme;
  const own = (values: Values, group: string): Values =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => value.includes('--tapa-') && !TAILWINDS_OWN.includes(`--${group}-${name}:`),
      ),
    );
  return {
    colors: own(colors, GROUPS.colors),
    borderRadius: own(borderRadius, GROUPS.borderRadius),
    boxShadow: own(boxShadow, GROUPS.boxShadow),
    fontFamily: own(fontFamily, GROUPS.fontFamily),
  };
}

/**
 * `tapa-ui/tailwind.css`: for hosts that run Tailwind v4. The library's own compiled layer, and its theme as Tailwind
 * variables. They are marked `default`, so the host's own theme overrides them.
 */
export function hostTheme(): string {
  const variables = Object.entries(themeForHosts()).flatMap(([group, values]) =>
    Object.entries(values).map(
      ([name, value]) => `  --${GROUPS[group as keyof typeof GROUPS]}-${name}: ${value};\n`,
    ),
  );
  return `@import "./styles.css";\n@theme inline default {\n${variables.join('')}}\n`;
}

const PRESET_DOCS = `// Written by scripts/build-tokens.ts: change tokens.json instead.

/**
 * The theme as a Tailwind preset, for hosts whose Tailwind is configured in JavaScript (v3, or v4 with \`@config\`): colours,
 * radii, shadows and fonts by the names of \`tapa-ui/tailwind.css\`, each a \`--tapa-*\` variable, so that a brand or a dark
 * theme changes them too. The variables come with \`tapa-ui/styles.css\`.
 *
 * @example
 * export default { presets: [tapaPreset], content: ['./src/*.tsx'] };
 */
`;

/** The source of `tapa-ui/tailwind-preset`. */
export function presetSource(): string {
  const groups = Object.entries(themeForHosts()).map(([group, values]) => {
    const lines = Object.entries(values).map(
      ([name, value]) => `        ${/^\w+$/.test(name) ? name : `'${name}'`}: '${value}',\n`,
    );
    return `      ${group}: {\n${lines.join('')}      },\n`;
  });
  return `${PRESET_DOCS}export const tapaPreset = {\n  theme: {\n    extend: {\n${groups.join('')}    },\n  },\n};\n`;
}
