/** `npm run build:app`: the app for a real backend into app/dist, without any of the demo API. */
import { refuseUnknownOptions } from './refuse-unknown-options';
import { run } from './suites/run';

refuseUnknownOptions('build:app', []);
process.exit(await run('vite', ['build', '--config', 'app/vite.config.ts']));
