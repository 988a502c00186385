import { chunksOf, readBuilt } from './built-files';

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

const isClient = (chunk: string): boolean => readBuilt(chunk).startsWith("'use client'");

/** The directive is kept by the build: on what needs it, and not on what does not. */
export function checkClientDirectives(): boolean {
  const wronglyClient = PURE_ENTRIES.filter((entry) => isClient(`${entry}.js`));
  const wronglyPure = CLIENT_ENTRIES.filter((entry) => ![...chunksOf(`${entry}.js`)].some(isClient));
  if (wronglyClient.length > 0) console.error("Pure entries that carry 'use client':", wronglyClient);
  if (wronglyPure.length > 0) console.error("Interactive entries without 'use client':", wronglyPure);
  return wronglyClient.length === 0 && wronglyPure.length === 0;
}
