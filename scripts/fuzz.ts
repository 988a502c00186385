/**
 * `npm run test:fuzz`: the property tests of the sanitisers and the dashboards with more than 10,000 inputs for each
 * dashboard, where `npm test` tries some hundreds. Takes about fifteen minutes.
 */
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { run } from './shared/run';

refuseUnknownOptions('test:fuzz', []);
process.exit(await run('vitest', ['run', 'entities.property', 'dashboard.test'], { FUZZ_FACTOR: '50' }));
