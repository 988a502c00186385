import type { Metafile } from 'esbuild';

/** The files whose code is in what esbuild wrote, by their paths from where it worked. */
export const bundledInputs = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
