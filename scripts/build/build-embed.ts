/**
 * Builds the widgets for partner sites into dist/embed/; `npm run build` does it too, after the package. `--stories=FOLDER`
 * builds what the stories show of them instead, without hashes in the names.
 */
import { readOptions } from '../shared/options.js';
import { ROOT } from '../shared/run.js';
import { buildEmbed, buildForStories } from './embed/build.js';

const { stories } = readOptions('tsx scripts/build/build-embed.ts [--stories=FOLDER]', {
  stories: { type: 'string' },
});
if (stories === undefined) {
  await buildEmbed(`${ROOT}/dist/embed`);
  console.log('Built dist/embed/');
} else await buildForStories(stories);
