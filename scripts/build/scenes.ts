import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { writeChanged } from '../shared/write-changed.js';

const COVER_ART = fileURLToPath(new URL('../../src/components/cover-art', import.meta.url));
const APP_ART = fileURLToPath(new URL('../../app/content/art', import.meta.url));
const HEAD = '// Compiled from an SVG file by `npm run messages`.\n';

/** Returns a module that draws the shapes of an SVG file with the `createElement` that it is given. */
export function sceneModule(svg: string): string {
  const shapes = svg
    .replaceAll(/<!--.*?-->|<\/?svg[^>]*>/gs, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/-([a-z])(?=[\w-]*=")/g, (_, letter: string) => letter.toUpperCase());
  const { code } = transformSync(`export default (h: typeof createElement) => <g>${shapes}</g>;`, {
    loader: 'tsx',
    jsx: 'transform',
    jsxFactory: 'h',
  });
  return `${HEAD}import type { createElement } from 'react';\n${code.replace('(h)', '(h: typeof createElement)')}`;
}

function writeDrawings(folder: string, compiled: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return files.map((file) => {
    const name = file.replace('.svg', '');
    writeChanged(`${compiled}/${name}.ts`, sceneModule(readFileSync(`${folder}/${file}`, 'utf8')));
    return name;
  });
}

/** Writes a module for each drawing of the app and each scene of covers, and one that loads scenes. */
export function writeScenes(): void {
  writeDrawings(APP_ART, `${APP_ART}/compiled`);
  const names = writeDrawings(`${COVER_ART}/scenes`, `${COVER_ART}/compiled`);
  const lines = names.map((name) => `  ${name}: () => import('./${name}.js'),\n`).join('');
  writeChanged(`${COVER_ART}/compiled/scenes.ts`, `${HEAD}export const scenes = {\n${lines}};\n`);
}
