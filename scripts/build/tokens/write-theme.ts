import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeChanged } from '../../shared/write-changed.js';
import { presetSource } from '../host-theme.js';
import { renderOldBrowsersCss, renderTokensCss } from './render-css.js';

const inTheme = (name: string): string =>
  fileURLToPath(new URL(`../../../src/theme/${name}`, import.meta.url));

/** Writes the token stylesheets and the Tailwind preset from src/theme/tokens.json. */
export function writeTheme(): void {
  const tokens = JSON.parse(readFileSync(inTheme('tokens.json'), 'utf8'));
  writeChanged(inTheme('tokens.css'), renderTokensCss(tokens));
  writeChanged(inTheme('old-browsers.css'), renderOldBrowsersCss(tokens));
  writeChanged(inTheme('tailwind-preset.ts'), presetSource());
}
