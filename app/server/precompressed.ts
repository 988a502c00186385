import { statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Extensions of text files. Fonts and pictures are compressed already. */
const TEXTS = ['.css', '.html', '.js', '.json', '.svg'];

const ENDING = '.br';

async function writeCompressed(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)));
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      await writeFile(`${path}${ENDING}`, await compress(await readFile(path)));
    }),
  );
}

/** Writes `index.js.br` beside `index.js`, for hosts that serve compressed files, as the preview does. */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'tapa-precompressed',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = request.url?.split('?') ?? [];
        const compressed = join(folder, `${path}${ENDING}`);
        const isThere = statSync(compressed, { throwIfNoEntry: false })?.isFile() ?? false;
        // The server derives the headers from the extension.
        if (isThere && request.headers['accept-encoding']?.includes('br')) request.url = `${path}${ENDING}`;
        next();
      });
    },
    writeBundle: { order: 'post', handler: () => writeCompressed(folder) },
  };
}
