import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindConfig from '../tailwind.config';

const TAILWINDS_OWN = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');

/**
 * `tapa-ui/tailwind.css`: for hosts that run Tailwind v4 themselves. The library's own compiled layer, and its theme
 * as Tailwind variables, so that the host may write `bg-surface`, `text-muted` or `rounded-panel` too. Names that Tailwind
 * has itself (`rounded-sm`) are left out, and `default` gives way to the host's own theme: nothing of a host changes.
 */
export function hostTheme(): string {
  const { colors, borderRadius, boxShadow, fontFamily } = tailwindConfig.theme;
  const variables = [
    ...entries('color', colors),
    ...entries('radius', borderRadius),
    ...entries('shadow', boxShadow),
    ...entries('font', fontFamily),
  ];
  return `@import "./styles.css";\n@theme inline default {\n${variables.map((line) => `  ${line}\n`).join('')}}\n`;
}

function entries(group: string, values: Record<string, string>): string[] {
  return Object.entries(values)
    .filter(([name, value]) => value.includes('--tapa-') && !TAILWINDS_OWN.includes(`--${group}-${name}:`))
    .map(([name, value]) => `--${group}-${name}: ${value};`);
}
