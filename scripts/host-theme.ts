import tailwindConfig from '../tailwind.config';

/**
 * `tapa-ui/tailwind.css`: for hosts that run Tailwind v4 themselves. The library's own compiled layer, and its theme
 * as Tailwind variables, so that the host may write `bg-surface`, `text-muted` or `rounded-panel` too.
 */
export function hostTheme(): string {
  const { colors, borderRadius, boxShadow, fontFamily } = tailwindConfig.theme;
  const variables = [
    ...entries('color', colors),
    ...entries('radius', borderRadius),
    ...entries('shadow', boxShadow),
    ...entries('font', fontFamily),
  ];
  return `@import "./styles.css";\n@theme inline {\n${variables.map((line) => `  ${line}\n`).join('')}}\n`;
}

function entries(group: string, values: Record<string, string>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value.includes('--tapa-'))
    .map(([name, value]) => `--${group}-${name}: ${value};`);
}
