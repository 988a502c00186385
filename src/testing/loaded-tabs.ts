/** Loads the code of dashboards' lists before the tests: files share modules, so else their order would say when it is there. */
import { beforeAll } from 'vitest';
import { loadTabs } from '../dashboards/shared/late-tab.js';

beforeAll(loadTabs);
