import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { packageEntries } from '../../vite.shared';
import { addTallies, RESULTS, ROOT, runStep, step, type Tally } from '../shared/run';
import { checkClientDirectives, checkReactFree } from './built-scripts';
import { checkExports } from './check-exports';
import { checkLlms } from './check-llms';
import { checkSheets } from './check-sheets';
import { checkLicenses } from './dependencies';
import { tryHosts } from './hosts';
import { checkEmbedBudgets, checkPackageBudgets } from './sizes';

const PACKED = `${RESULTS}/packed`;

/** Builds the package into dist/. */
export const buildPackage = (): Promise<Tally> =>
  runStep('the package builds', 'tsx', ['scripts/build-package.ts']);

/** Packs the built package into a tarball, as it is published. */
export function packPackage(): string {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', PACKED], { cwd: ROOT });
  return `${PACKED}/${readdirSync(PACKED).find((name) => name.endsWith('.tgz'))}`;
}

/** Tests the packed package as consumers use it. */
export async function packageSuite(): Promise<Tally> {
  const tarball = packPackage();

  // In parallel: each of these steps uses one processor at most.
  const [lint, types, hosts] = await Promise.all([
    runStep('publint finds nothing', 'publint', ['run', tarball, '--strict']),
    runStep('types resolve for every kind of consumer', 'attw', [
      tarball,
      '--quiet',
      '--entrypoints',
      ...Object.keys(packageEntries()).map((entry) => (entry === 'index' ? '.' : entry)),
    ]),
    tryHosts(tarball),
  ]);
  return addTallies([
    lint,
    types,
    hosts,
    await step('source folders and tarball agree', async () => checkExports(tarball)),
    await step('every widget keeps to its budget', async () => checkEmbedBudgets()),
    await step('what is bundled is on the list, with its licence', async () => checkLicenses()),
    await step("'use client' stands where it has to, and nowhere else", async () => checkClientDirectives()),
    await step('all engines compute the stylesheets alike', async () => checkSheets()),
    await step('the package keeps to its size budgets', checkPackageBudgets),
    await step('the domain and its like import no React', async () => checkReactFree()),
    await step('llms.txt says how to use the package', async () => checkLlms()),
  ]);
}
