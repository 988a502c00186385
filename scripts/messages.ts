/**
 * Compiles what the library says to modules: `npm run messages`. It runs after `npm ci`, and before what reads them; while
 * Storybook or the app is open, a change of `src/i18n/messages` compiles by itself.
 */
import { writeModules } from './messages/write-modules';

writeModules();
