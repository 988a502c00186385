/** `npm run preview`: builds the app and serves it with the demo API and the production headers. PORT chooses the port. */
import { DEMO_MODE } from '../vite.shared';
import { readOptions } from './shared/options';
import { run } from './shared/run';
import { DEMO_BUILD } from './shared/servers';

readOptions('[PORT=4173] npm run preview', {});
const port = process.env.PORT || '4173';
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
    port,
    '--strictPort',
  ]),
);
