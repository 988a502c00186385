import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { BROWSER_TARGETS, compiledMessages, postcssPlugins, sourceAliases } from '../vite.shared.js';
import { builtEmbed, originsModule } from './vite-plugins.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../app/**/*.stories.tsx',
    './start/*.mdx',
    './review/**/*.stories.tsx',
    './canaries/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public', { from: '../src/theme/fonts', to: '/fonts' }],
  tags: { tests: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // Only the package's components have docs pages. Reading props takes a third of the build.
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      // Storybook's defaults, which setting any option here removes. Controls of optional props need them.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Needed by docs-args.ts.
      shouldIncludePropTagMap: true,
    },
  },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [tailwindcss(), compiledMessages(), builtEmbed(), originsModule()],
      css: { postcss: { plugins: postcssPlugins() } },
      resolve: { alias: sourceAliases },
      // Vite ignores test-results, but the page 'Changed' shows the pictures of the last run.
      server: { watch: { ignored: ['!**/test-results', '!**/test-results/pictures/**'] } },
      build: {
        cssTarget: BROWSER_TARGETS,
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        // Shown code uses the names of components.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
};

export default config;
