/**
 * `npm run messages`: compiles the library's messages, icons, tokens and cover scenes. Also runs after `npm
 * ci`, before builds, and on each change while Storybook or the app is open.
 */
import { writeModules } from './messages/write-modules.js';

writeModules();
