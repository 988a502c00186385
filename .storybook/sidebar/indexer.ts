import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { placeOf } from './place';

/**
 * Reads the stories' files, and gives each story its place in the sidebar. Ids stay those that the files declare
 * (`id` in `preview.meta`): pictures, tests and links go by them. A file without an id keeps its own title.
 */
export const placingIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  async createIndex(fileName, options) {
    const source = await readFile(fileName, 'utf8');
    const inputs = loadCsf(source, { ...options, fileName }).parse().indexInputs;
    return inputs.map((input) => {
      const { title, exportName, name, tags, metaId } = input;
      if (metaId === undefined || title === undefined) return input;
      return { ...input, ...placeOf({ title, exportName, name, tags }) };
    });
  },
};
