/**
 * Writes src/theme/tokens.css from src/theme/tokens.json, so that the JSON stays the only place where a
 * token is defined. `--check` fails instead of writing when the stylesheet is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuseUnknownOptions } from './refuse-unknown-options';
import { renderTokensCss } from './tokens/render-css';

const JSON_PATH = fileURLToPath(new URL('../src/theme/tokens.json', import.meta.url));
const CSS_PATH = fileURLToPath(new URL('../src/theme/tokens.css', import.meta.url));

const [option] = refuseUnknownOptions('build-tokens', ['--check']);
const css = renderTokensCss(JSON.parse(readFileSync(JSON_PATH, 'utf8')));

if (option === '--check') {
  if (readFileSync(CSS_PATH, 'utf8') !== css) {
    console.error('src/theme/tokens.css is out of date: run `npm run build:tokens`.');
    process.exit(1);
  }
} else {
  writeFileSync(CSS_PATH, css);
}
