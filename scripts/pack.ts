/** `npm run pack:npm`: packs the built package as it is published, and prints the tarball's path. */
import { packPackage } from './shared/pack-package';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';

refuseUnknownOptions('pack:npm', []);
console.log(packPackage());
