import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import serverTable from '../server-table/vite.config';

export default mergeConfig(serverTable, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: { outDir: fileURLToPath(new URL('../../../test-results/dashboards', import.meta.url)) },
});
