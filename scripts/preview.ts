/** `npm run preview`: builds the app and serves it with the demo API and the production headers. */
import { readOptions } from './shared/options.js';
import { run } from './shared/run.js';
import { DEMO_BUILD, serveDemoApp } from './shared/servers.js';

readOptions('[PORT=4173] npm run preview', {});
const built = await run('vite', DEMO_BUILD);
if (built !== 0) process.exit(built);
const { url } = await serveDemoApp([], Number(process.env.PORT || 4173));
console.log(`\n  App  ${url}/   (demo API, production headers; Ctrl-C stops it)\n`);
