/** `npm run build:icons -- Anchor Sailboat`: regenerates src/icons from Lucide, with these added. */
import { writeFileSync } from 'node:fs';
import * as icons from '../src/icons/index.js';
import { DRAWINGS, writeIcons } from './build/icon-modules.js';
import { drawingsOf } from './build/icons.js';

const names = [...new Set([...Object.keys(icons), ...process.argv.slice(2)])].sort();
writeFileSync(DRAWINGS, await drawingsOf(names));
writeIcons();
console.log(`Wrote ${names.length} icons to src/icons`);
