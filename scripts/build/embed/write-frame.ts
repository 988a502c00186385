/**
 * `write-frame.ts FOLDER` writes `<tapa-dashboard>` and its frame as they ship, with the styles that the sources have now;
 * the element's file without a hash in its name.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildFrame } from './build-frame';
import { bundleDashboard } from './bundle';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('write-frame: say into which folder.');
  process.exit(2);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/tapa-dashboard.js`, (await bundleDashboard()).code);
await buildFrame(folder, { withNewStyles: true });
