import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type Changes, changesSinceRelease, pictureOf } from './release';

/** Where the files are, in Storybook's URLs. */
const FOLDER = 'review';

const packageVersion = async (): Promise<string> =>
  (JSON.parse(await readFile('package.json', 'utf8')) as { version: string }).version;

/**
 * Serves what has changed since the last release: `review/changes.json`, and of each changed picture
 * `review/before/STORY.png` and `review/after/STORY.png`.
 */
export function changesOfRelease(): Plugin {
  let changes: Promise<Changes> | undefined;
  const read = () => {
    changes ??= packageVersion().then(changesSinceRelease);
    return changes;
  };
  const bytesOf = async (name: string): Promise<string | Buffer | undefined> => {
    const found = await read();
    if (name === 'changes.json') return JSON.stringify(found);
    const [side, file = ''] = name.split('/');
    const picture = found.pictures.find(({ storyId }) => `${storyId}.png` === file);
    if (picture === undefined) return undefined;
    if (side === 'after') return readFile(`.storybook/baselines/${file}`);
    return side === 'before' && picture.before !== undefined ? pictureOf(picture.before) : undefined;
  };
  return {
    name: 'tapa-changes',
    async generateBundle() {
      const { pictures } = await read();
      const names = [
        'changes.json',
        ...pictures.flatMap(({ storyId }) => [`before/${storyId}.png`, `after/${storyId}.png`]),
      ];
      for (const name of names) {
        const source = await bytesOf(name);
        if (source !== undefined) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}/`, async ({ url = '' }, response, next) => {
        try {
          const bytes = await bytesOf(new URL(url, 'http://review').pathname.slice(1));
          if (bytes === undefined) next();
          else response.end(bytes);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
