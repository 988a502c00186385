/**
 * Compiles what the library says, its icons and tokens, and the scenes of its covers: `npm run messages`. It runs after
 * `npm ci`, and before what reads them; while Storybook or the app is open, a change of one compiles by itself.
 */
import { writeModules } from './messages/write-modules.js';

writeModules();
