/** Builds the widgets for partner sites into dist/embed/. `npm run build` does it too, after the package. */

import { refuseUnknownOptions } from '../shared/refuse-unknown-options';
import { ROOT } from '../shared/run';
import { buildEmbed } from './embed/build';

refuseUnknownOptions('build-embed', []);
await buildEmbed(`${ROOT}/dist/embed`);
console.log('Built dist/embed/');
