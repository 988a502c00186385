/** `npm run preview`: builds the app and serves it with the demo API and the production headers. PORT chooses the port. */

import { DEMO_MODE } from '../vite.shared';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { run } from './shared/run';
import { DEMO_BUILD, portFrom, refuseBusyPort } from './shared/servers';

refuseUnknownOptions('preview', []);
const port = portFrom('PORT', 4173);
await refuseBusyPort(port, 'PORT', 'npm run preview');
const built = await run('vite', DEMO_BUILD);
if (built !== 0) process.exit(built);
console.log(`\n  App  http://127.0.0.1:${port}/   (demo API, production headers; Ctrl-C stops it)\n`);
process.exit(
  await run('vite', [
    'preview',
    '--config',
    'app/vite.config.ts',
    '--mode',
    DEMO_MODE,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]),
);
