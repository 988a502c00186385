import { origins } from 'virtual:origins';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import '../src/theme/fonts.css';
import './preview.css';
import { clearToasts } from '../src/components/toast/toast-store.js';
import { loadTabs } from '../src/dashboards/shared/late-tab.js';
import { teardownHandlers } from '../src/testing/demo-api/handlers.js';
import { withTapa } from './decorators.js';
import { controlsOfArgs, defaultsAsWritten } from './docs-args.js';
import { loadCatalogue } from './languages.js';
import { shownCode } from './shown-code.js';
import { tapaTheme } from './theme.js';
import { initialToolbar, toolbars } from './toolbars.js';
import { WIDTHS } from './widths.js';

/** Returns whether a request is Storybook's own. Any other without a handler is an error. */
const isOwnRequest = ({ url }: Request) =>
  !new URL(url).pathname.startsWith('/api/') && new URL(url).origin === location.origin;

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker(...teardownHandlers());
      await worker.start({
        quiet: true,
        serviceWorker: { url: './mockServiceWorker.js' },
        onUnhandledRequest: (request, print) => {
          if (!isOwnRequest(request)) print.error();
        },
      });
      return worker;
    }),
  ],
  decorators: [withTapa],
  // Messages and lists are loaded before a story renders, so that it shows no loading state by chance.
  loaders: [loadCatalogue, loadTabs],
  argTypesEnhancers: [controlsOfArgs, defaultsAsWritten],
  // Toasts outlive their components: the next story would show them too.
  beforeEach: () => clearToasts,
  initialGlobals: {
    ...initialToolbar,
    // The addon is for people; the test runner runs axe itself.
    a11y: { manual: navigator.webdriver },
  },
  globalTypes: toolbars,
  parameters: {
    layout: 'padded',
    // Shown code has empty callbacks, because the stories' callbacks belong to their tests.
    jsx: { functionValue: () => '() => {}' },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    controls: { matchers: { color: /color$/i, date: /At$/ } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Use the package', 'Foundations', 'Voice and terms', 'What is new'],
          'review',
          ['State matrix', 'Compare', 'Changed', 'Brand studio'],
          'dashboards',
          ['traveler', 'travel-agent', 'tour-organizer', 'corporate', 'role'],
          'components',
          'foundations',
          'embed',
          'app',
        ],
      },
    },
    viewport: { options: WIDTHS },
    // Not in tests: printing a story's source takes longer than rendering it.
    docs: {
      theme: tapaTheme,
      codePanel: true,
      source: {
        type: navigator.webdriver ? 'code' : 'auto',
        transform: (code: string) => shownCode(code, origins),
      },
    },
  },
});
