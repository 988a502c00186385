/**
 * `npm run test:mutation`: Stryker, as stryker.config.mjs says. It takes Stryker's own options:
 * `-- --mutate='app/session/**' --concurrency=2`.
 */
import { spawnSync } from 'node:child_process';
import { installApart } from './shared/install-apart';
import { QUIET, ROOT } from './shared/run';

/** The last major that runs on Node 20. It would be an eighth of all files that are installed: it comes when it is run. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

/** Below node_modules, so that its runner finds the Vitest of the project. */
const TOOLS = `${ROOT}/node_modules/.cache/mutation`;

installApart(TOOLS, STRYKER, ['--legacy-peer-deps']);
const { status } = spawnSync(
  process.execPath,
  [`${TOOLS}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...QUIET } },
);
process.exit(status ?? 1);
