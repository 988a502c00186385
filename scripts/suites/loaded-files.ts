import { readFileSync } from 'node:fs';

/** The built files that come with one of a folder: itself and what it imports, but not what it may ask for later. */
export function loadedFiles(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(`${folder}/${file}`, 'utf8');
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
    loadedFiles(folder, new URL(path, `file:///${file}`).pathname.slice(1), seen);
  }
  return seen;
}
