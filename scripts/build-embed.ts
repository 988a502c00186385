/** Builds the widgets for partner sites into dist/embed/. `npm run build` does it too, after the package. */
import { buildEmbed } from './embed/build';
import { refuseUnknownOptions } from './refuse-unknown-options';
import { ROOT } from './suites/run';

refuseUnknownOptions('build-embed', []);
await buildEmbed(`${ROOT}/dist/embed`);
console.log('Built dist/embed/');
