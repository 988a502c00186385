import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { tapaPreset } from '../../src/theme/tailwind-preset.js';
import { hostTheme } from './host-theme.js';

const { colors, borderRadius, boxShadow, fontFamily, fontSize, spacing } = tapaPreset.theme.extend;
const named = (prefix: string, values: object) => Object.keys(values).map((name) => `${prefix}-${name}`);
const CLASSES = [
  ...named('bg', colors),
  ...named('text', colors),
  ...named('rounded', borderRadius),
  ...named('shadow', boxShadow),
  ...named('font', fontFamily),
  ...named('text', fontSize),
  ...named('px', spacing),
];

/** Compiles classes with Tailwind, for a host whose stylesheet starts with these lines. */
async function utilities(start: string): Promise<string> {
  const { build } = await compile(`${start}\n@tailwind utilities;`, {
    loadModule: async () => ({ path: '', base: '', module: { presets: [tapaPreset] } }),
    loadStylesheet: async () => ({ path: '', base: '', content: '' }),
  });
  return build(CLASSES);
}

it('is the same in the preset and in the stylesheet', async () => {
  const byPreset = await utilities('@config "./tailwind.config.js";');
  expect(byPreset).toContain('.bg-surface {\n  background-color: var(--tapa-color-surface);');
  expect(byPreset).toContain('.px-panel-padding {\n  padding-inline: var(--tapa-panel-padding,');
  for (const name of CLASSES) expect(byPreset, name).toContain(`.${name} {`);
  expect(byPreset).toBe(await utilities(hostTheme()));
});

it("does not override Tailwind's own names", () => {
  expect(Object.keys(borderRadius)).not.toContain('sm');
  expect(Object.keys(colors)).not.toContain('transparent');
});
