/**
 * `npm start`: runs Storybook, and the app on the embedded demo API, until Ctrl-C.
 *   PORT=5173            the app's port
 *   STORYBOOK_PORT=6006  Storybook's port
 *   API_URL=https://…    a real backend instead of the demo API
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readOptions } from './shared/options.js';
import { QUIET, ROOT } from './shared/run.js';
import { answers } from './shared/servers.js';

const HOST = '127.0.0.1';

readOptions('[PORT=5173] [STORYBOOK_PORT=6006] [API_URL=https://…] npm start', {});
const backend = apiUrl();
const appPort = process.env.PORT || '5173';
const storybookPort = process.env.STORYBOOK_PORT || '6006';

const children = [
  launch(`vite --config app/vite.config.ts --host ${HOST} --port ${appPort} --strictPort --logLevel warn`),
  launch(`storybook dev --host ${HOST} --port ${storybookPort} --exact-port --no-open --ci --quiet`),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

const app = `http://${HOST}:${appPort}/`;
const storybook = `http://${HOST}:${storybookPort}/`;
console.log('Starting the app and Storybook …');
await Promise.all([answers(app), answers(`${storybook}index.json`)]);
console.log(`
  App        ${app}${backend ? `   (talks to ${backend})` : ''}
  Storybook  ${storybook}
`);
if (!backend) console.log(`  Demo accounts  ${app}demo-portals`);
console.log('\n  Ctrl-C stops both.');

function apiUrl(): string | undefined {
  const given = process.env.API_URL;
  if (given === undefined || given === '') return undefined;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  console.error(`API_URL=${given} is no address. Give one like API_URL=https://api.example.com`);
  process.exit(2);
}

function launch(command: string): ChildProcess {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(`${ROOT}/node_modules/.bin/${program}`, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...QUIET, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  });
  child.on('exit', (code) => {
    console.error(`${program} ended (code ${code ?? 'none'}).`);
    stop(code ?? 1);
  });
  return child;
}

function stop(code: number): void {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
  process.exit(code);
}
