import { packageEntries } from '../../vite.shared';
import { packPackage } from '../shared/pack-package';
import { addTallies, runStep, step, type Tally } from '../shared/run';
import { tryHosts } from './browser-suites';
import { checkClientDirectives, checkReactFree } from './built-scripts';
import { checkSheets } from './check-sheets';
import { checkTarball } from './check-tarball';
import { checkLicenses } from './dependencies';
import { checkEmbedBudgets, checkPackageBudgets } from './sizes';

/** Builds the package into dist/. */
export const buildPackage = (): Promise<Tally> =>
  runStep('the package builds', 'tsx', ['scripts/build-package.ts']);

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
    tryHosts(),
  ]);
  return addTallies([
    lint,
    types,
    hosts,
    await step('the tarball holds what its entries need', async () => checkTarball(tarball)),
    await step('every widget keeps to its budget', async () => checkEmbedBudgets()),
    await step('what is bundled is on the list, with its licence', async () => checkLicenses()),
    await step("'use client' stands where it has to, and nowhere else", async () => checkClientDirectives()),
    await step('all engines compute the stylesheets alike', async () => checkSheets()),
    await step('the package keeps to its size budgets', checkPackageBudgets),
    await step('the domain and its like import no React', async () => checkReactFree()),
  ]);
}
