import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

/** Returns paths of the source files in esbuild's output, from its working folder. */
export const bundledInputs = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );

export const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** Packages of the host, which no size includes. */
export const HOSTS_OWN = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
