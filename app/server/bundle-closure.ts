import type { Rollup } from 'vite';

export type Bundle = Rollup.OutputBundle;

export const isChunk = (file: Bundle[string] | undefined): file is Rollup.OutputChunk =>
  file?.type === 'chunk';

/** The names of a chunk's file and of all that it imports statically, with their styles. */
export function closureOf(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (found.has(fileName) || !isChunk(chunk)) return found;
  found.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) closureOf(bundle, imported, found);
  return found;
}
