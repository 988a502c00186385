import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

/** The source files in esbuild's output, by their paths from its working folder. */
export const bundledInputs = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );

/** Bytes after gzip at its highest level. */
export const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** React is the host's own, so it is not part of any size. */
export const HOSTS_OWN = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
