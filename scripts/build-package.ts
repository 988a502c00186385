/** `npm run build`: builds the package into dist/ (scripts, types, stylesheets, fonts, tokens, widgets). */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { compileSheet } from './build/compile-sheet.js';
import { buildEmbed } from './build/embed/build.js';
import { hostTheme } from './build/host-theme.js';
import { buildScripts } from './build/scripts.js';
import { buildTypes } from './build/types.js';
import { readOptions } from './shared/options.js';
import { ROOT } from './shared/run.js';

const DIST = `${ROOT}/dist`;

readOptions('npm run build', {});
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
await Promise.all([
  buildScripts(),
  buildTypes(),
  ...['styles', 'kit', 'core', 'dashboards', 'isolate', 'old-browsers'].map((name) =>
    compileSheet(name, `${DIST}/${name}.css`),
  ),
]);
writeFileSync(`${DIST}/tailwind.css`, hostTheme());
cpSync(`${ROOT}/node_modules/lucide-react/LICENSE`, `${DIST}/lucide-license.txt`);
for (const name of ['fonts.css', 'fonts', 'tokens.json']) {
  cpSync(`${ROOT}/src/theme/${name}`, `${DIST}/${name}`, { recursive: true });
}
mkdirSync(`${DIST}/messages`);
cpSync(`${ROOT}/src/i18n/messages/en.json`, `${DIST}/messages/en.json`);
await buildEmbed(`${DIST}/embed`);
console.log('Built dist/');
