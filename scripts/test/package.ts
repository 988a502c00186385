import { packageEntries } from '../../vite.shared.js';
import { packPackage } from '../shared/pack-package.js';
import { addTallies, runStep, type Tally } from '../shared/run.js';
import { testPackage } from './browser-suites.js';

export const buildPackage = (): Promise<Tally> =>
  runStep('the package builds', 'tsx', ['scripts/build-package.ts']);

export async function packageSuite(): Promise<Tally> {
  const tarball = packPackage();

  // In parallel: each of these steps uses one processor at most.
  return addTallies(
    await Promise.all([
      runStep('publint finds nothing', 'publint', ['run', tarball, '--strict']),
      runStep('types resolve for every kind of consumer', 'attw', [
        tarball,
        '--quiet',
        '--entrypoints',
        ...Object.keys(packageEntries()).map((entry) => (entry === 'index' ? '.' : entry)),
      ]),
      testPackage(tarball),
    ]),
  );
}
