/**
 * Generates the icons of src/icons from the installed version of Lucide, and adds the named ones:
 * `npm run build:icons -- Anchor Sailboat`.
 */
import { writeFileSync } from 'node:fs';
import * as icons from '../src/icons';
import { iconsSource } from './build/icons';
import { ROOT } from './shared/run';

const names = [...new Set([...Object.keys(icons), ...process.argv.slice(2)])].sort();
writeFileSync(`${ROOT}/src/icons/index.ts`, await iconsSource(names));
console.log(`Wrote ${names.length} icons to src/icons`);
