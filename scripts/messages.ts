/**
 * Compiles what the library says, and the scenes of its covers, to modules: `npm run messages`. It runs after `npm ci`, and
 * before what reads them; while Storybook or the app is open, a change of either compiles by itself.
 */
import { writeModules } from './messages/write-modules';

writeModules();
