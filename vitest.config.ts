import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { sourceAliases } from './scripts/source-aliases';

/**
 * Unit tests in some folders: `.test.ts` in plain Node, where files share what they have loaded, and `.test.tsx` with
 * a document and modules of its own for each file.
 */
export function unitTests(folders: readonly string[]): ViteUserConfig {
  const filesIn = (extension: string) => folders.map((folder) => `${folder}/**/*.test.${extension}`);
  const exclude = ['app/e2e/**', '**/node_modules/**'];
  return defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolve: { alias: sourceAliases },
    test: {
      env: { TZ: 'UTC' },
      projects: [
        {
          extends: true,
          test: { name: 'node', environment: 'node', isolate: false, include: filesIn('ts'), exclude },
        },
        { extends: true, test: { name: 'dom', environment: 'happy-dom', include: filesIn('tsx'), exclude } },
      ],
    },
  });
}

export default unitTests(['src', 'app', 'scripts', '.storybook']);
