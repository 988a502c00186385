/**
 * Builds the widgets for partner sites into dist/embed/; `npm run build` does it too, after the package. `--stories=FOLDER`
 * builds what the stories show of them instead, without hashes in the names.
 */
import { refuseUnknownOptions } from '../shared/refuse-unknown-options';
import { ROOT } from '../shared/run';
import { buildEmbed, buildForStories } from './embed/build';

const OPTION = '--stories=';
const [option] = refuseUnknownOptions('build-embed', [OPTION]);
if (option === undefined) {
  await buildEmbed(`${ROOT}/dist/embed`);
  console.log('Built dist/embed/');
} else await buildForStories(option.slice(OPTION.length));
