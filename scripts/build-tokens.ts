/**
 * Writes the stylesheets of the tokens and the Tailwind preset from src/theme/tokens.json, so that the JSON stays the
 * only place where a token is defined. `--check` fails instead of writing when one of them is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { presetSource } from './build/host-theme';
import { renderOldBrowsersCss, renderTokensCss } from './build/tokens/render-css';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';

const inTheme = (name: string): string => fileURLToPath(new URL(`../src/theme/${name}`, import.meta.url));

const [option] = refuseUnknownOptions('build:tokens', ['--check']);
const tokens = JSON.parse(readFileSync(inTheme('tokens.json'), 'utf8'));
const files = {
  'tokens.css': renderTokensCss(tokens),
  'tokens-old-browsers.css': renderOldBrowsersCss(tokens),
  'tailwind-preset.ts': presetSource(),
};

for (const [name, text] of Object.entries(files)) {
  if (option !== '--check') writeFileSync(inTheme(name), text);
  else if (readFileSync(inTheme(name), 'utf8') !== text) {
    console.error(`src/theme/${name} is out of date: run \`npm run build:tokens\`.`);
    process.exitCode = 1;
  }
}
