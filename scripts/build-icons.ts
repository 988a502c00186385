/**
 * Generates the icons of src/icons from the installed version of Lucide, and adds the named ones:
 * `npm run build:icons -- Anchor Sailboat`. Compiles the pictures of covers too, each to a module beside its SVG file.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as icons from '../src/icons';
import { iconsSource, sceneSource, scenesIndex } from './build/icons';
import { ROOT } from './shared/run';

const names = [...new Set([...Object.keys(icons), ...process.argv.slice(2)])].sort();
writeFileSync(`${ROOT}/src/icons/index.ts`, await iconsSource(names));
console.log(`Wrote ${names.length} icons to src/icons`);

const SCENES = `${ROOT}/src/components/cover-art/scenes`;
const scenes = readdirSync(SCENES).flatMap((file) =>
  file.endsWith('.svg') ? [file.replace('.svg', '')] : [],
);
for (const name of scenes) {
  writeFileSync(`${SCENES}/${name}.tsx`, sceneSource(name, readFileSync(`${SCENES}/${name}.svg`, 'utf8')));
}
writeFileSync(`${SCENES}/index.ts`, scenesIndex(scenes));
