/**
 * `npm run test:hosts`: the packed tarball in hosts that `npm test` has no time for. Everything that is shown, rendered by a
 * server under a strict policy, looks as a browser renders it; the files of .github/HOSTS.md build in their frameworks, which
 * come from npm. Ends with the line `N passed, N failed`.
 * `--built` takes the package that is built already, `--host=Astro` tries one framework alone.
 */

import { packPackage } from './shared/pack-package';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { addTallies, type Tally } from './shared/run';
import { tryGallery } from './test/hosts/check-gallery';
import { HOST_NAMES, tryFrameworks } from './test/hosts/framework-hosts';
import { buildPackage } from './test/package';

const options = refuseUnknownOptions('test:hosts', ['--built', '--host=']);
const host = options.find((option) => option.startsWith('--host='))?.slice('--host='.length);
if (host !== undefined && !HOST_NAMES.includes(host)) {
  console.error(`test:hosts: no host '${host}'. There are: ${HOST_NAMES.join(', ')}.`);
  process.exit(2);
}
const built = options.includes('--built') ? addTallies([]) : await buildPackage();
const tally = built.failures.length > 0 ? built : addTallies([built, await tryTarball(packPackage())]);
for (const failure of tally.failures) console.log(`✗ ${failure}`);
console.log(`${tally.passed} passed, ${tally.failures.length} failed`);
process.exit(tally.failures.length === 0 ? 0 : 1);

async function tryTarball(tarball: string): Promise<Tally> {
  if (host !== undefined) return tryFrameworks(tarball, [host]);
  return addTallies([await tryFrameworks(tarball), await tryGallery(tarball)]);
}
