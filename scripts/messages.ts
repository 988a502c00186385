/**
 * Compiles what the library says, the scenes of its covers and its tokens: `npm run messages`. It runs after `npm ci`, and before
 * what reads them; while Storybook or the app is open, a change of one compiles by itself.
 */
import { writeModules } from './messages/write-modules';

writeModules();
