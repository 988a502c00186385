import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { writeChanged } from '../shared/write-changed';

const COVER_ART = fileURLToPath(new URL('../../src/components/cover-art', import.meta.url));
const HEAD = '// Compiled from src/components/cover-art/scenes by `npm run messages`.\n';

/** Returns the module of a scene: it draws the shapes of an SVG file by the `createElement` that it is given. */
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

/** Writes a module for each scene of covers, and one that loads each by its name. */
export function writeScenes(): void {
  const names = readdirSync(`${COVER_ART}/scenes`).map((file) => file.replace('.svg', ''));
  for (const name of names) {
    const svg = readFileSync(`${COVER_ART}/scenes/${name}.svg`, 'utf8');
    writeChanged(`${COVER_ART}/compiled/${name}.ts`, sceneModule(svg));
  }
  const lines = names.map((name) => `  ${name}: () => import('./${name}.js'),\n`).join('');
  writeChanged(`${COVER_ART}/compiled/scenes.ts`, `${HEAD}export const scenes = {\n${lines}};\n`);
}
