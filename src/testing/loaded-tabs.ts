/** Loads the code of lists before the tests: files share modules, so their order would matter otherwise. */
import { beforeAll } from 'vitest';
import { loadTabs } from '../dashboards/shared/late-tab.js';

beforeAll(loadTabs);
