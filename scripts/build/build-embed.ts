/**
 * Builds the widgets for partner sites into dist/embed/, as `npm run build` does too. `--stories=FOLDER`
 * builds the files that stories load instead, without hashes in their names.
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
