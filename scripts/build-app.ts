/** `npm run build:app`: the app for a real backend into app/dist, without any of the demo API. */
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { run } from './shared/run';

refuseUnknownOptions('build:app', []);
process.exit(await run('vite', ['build', '--config', 'app/vite.config.ts']));
