/** `npm run build`: the package into dist/ (scripts, types, stylesheets, fonts, tokens, widgets), and llms.txt. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { compileSheet } from './build/compile-sheet';
import { buildEmbed } from './build/embed/build';
import { hostTheme } from './build/host-theme';
import { buildScripts } from './build/package-scripts';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT, run } from './shared/run';

const DIST = `${ROOT}/dist`;

refuseUnknownOptions('build', []);
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
const [types] = await Promise.all([
  run('tsx', ['scripts/build/write-types.ts']),
  buildScripts(),
  ...['styles', 'kit', 'core', 'dashboards'].map((name) => compileSheet(name, `${DIST}/${name}.css`)),
]);
if (types !== 0) process.exit(types);
writeFileSync(`${DIST}/tailwind.css`, hostTheme());
cpSync(`${ROOT}/node_modules/lucide-react/LICENSE`, `${DIST}/lucide-license.txt`);
for (const name of ['fonts.css', 'fonts', 'tokens.json']) {
  cpSync(`${ROOT}/src/theme/${name}`, `${DIST}/${name}`, { recursive: true });
}
await buildEmbed(`${DIST}/embed`);
console.log('Built dist/');
