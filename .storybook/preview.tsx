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

/** Storybook's own requests. Any other request without a handler is an error. */
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
  // A story begins with its words and lists: what loads later is no state that a designer asked for.
  loaders: [loadCatalogue, loadTabs],
  argTypesEnhancers: [controlsOfArgs, defaultsAsWritten],
  // Toasts outlive the components that show them, so the next story would show them too.
  beforeEach: () => clearToasts,
  initialGlobals: {
    ...initialToolbar,
    // The addon is for people. The test runner runs axe itself, in both schemes.
    a11y: { manual: navigator.webdriver },
  },
  globalTypes: toolbars,
  parameters: {
    layout: 'padded',
    // Callbacks are empty in shown code, because the stories' own callbacks belong to their tests.
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
    // Printing a story's source takes longer than rendering it, so tests go without.
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
