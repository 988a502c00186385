import { readFileSync } from 'node:fs';
import { ROOT } from './run';

/** Entries that a server component may import as they are. */
const PURE_ENTRIES = [
  'domain',
  'schemas',
  'navigation',
  'figures',
  'format',
  'tailwind-preset',
  'badge',
  'empty-state',
];
/** Entries that hold state, effects or context. */
const CLIENT_ENTRIES = ['tabs', 'toast', 'user-menu', 'dashboards/traveler'];

/** A chunk that an entry loads, the entry included. */
function chunksOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const code = readFileSync(`${ROOT}/dist/${entry}`, 'utf8');
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
    chunksOf(new URL(path, `file:///${entry}`).pathname.slice(1), seen);
  }
  return seen;
}

const isClient = (chunk: string): boolean =>
  readFileSync(`${ROOT}/dist/${chunk}`, 'utf8').startsWith("'use client'");

/** The directive is kept by the build: on what needs it, and not on what does not. */
export function checkClientDirectives(): boolean {
  const wronglyClient = PURE_ENTRIES.filter((entry) => isClient(`${entry}.js`));
  const wronglyPure = CLIENT_ENTRIES.filter((entry) => ![...chunksOf(`${entry}.js`)].some(isClient));
  if (wronglyClient.length > 0) console.error("Pure entries that carry 'use client':", wronglyClient);
  if (wronglyPure.length > 0) console.error("Interactive entries without 'use client':", wronglyPure);
  return wronglyClient.length === 0 && wronglyPure.length === 0;
}
