import { origins } from 'virtual:origins';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import '../src/theme/fonts.css';
import '../src/theme/styles.css';
import './preview.css';
import { teardownHandlers } from '../app/demo-api/handlers';
import { clearToasts } from '../src/components/toast/toast-store';
import { withTapa } from './decorators';
import { controlsOfArgs, defaultsAsWritten } from './docs-args';
import { loadWords } from './languages';
import { tapaTheme } from './manager/theme';
import { shownCode } from './shown-code';
import { initialToolbar, toolbars } from './toolbars';
import { WIDTHS } from './widths';

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
  tags: ['autodocs'],
  decorators: [withTapa],
  loaders: [loadWords],
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
      // Storybook evaluates it by itself, so that all it needs stands within.
      storySort: (a, b) => {
        const order = [
          ...['Start', 'Welcome', 'Review', 'Review room', 'Compare', 'Brand studio'],
          ...[
            'Dashboards',
            'Traveler',
            'Travel agent',
            'Tour organizer',
            'Corporate',
            'Every role',
            'Overview',
          ],
          ...[
            'My trips',
            'Wishlist',
            'Rewards',
            'Profile',
            'Clients',
            'Bookings',
            'External APIs',
            'White label',
          ],
          ...['Private tours', 'Applications', 'Team', 'Employees', 'Approvals', 'Budget', 'Policies'],
          ...['Analytics', 'Revenue', 'Commissions'],
          ...['Components by job', 'Act', 'Decide', 'Show figures and time', 'List and find', 'Move around'],
          ...['Say what happened', 'Foundations', 'Widgets', 'App'],
        ];
        const states = [
          ...[
            'Docs',
            'filled',
            'needs you',
            'loading',
            'empty',
            'example',
            'failed',
            'part failed',
            'no match',
          ],
          ...['selected', 'open', 'deciding', 'long texts', '10,000 rows', 'right to left'],
        ];
        const place = (list = [''], word = '') => (list.includes(word) ? list.indexOf(word) : list.length);
        const [left, right] = [a.title.split('/'), b.title.split('/')];
        const depth = left.findIndex((word, position) => word !== right[position]);
        const [mine = '', other = ''] = depth < 0 ? [] : [left[depth], right[depth]];
        if (mine !== other) return place(order, mine) - place(order, other) || mine.localeCompare(other);
        if (left.length !== right.length) return left.length - right.length;
        const state = (name = '', tab = '') => place(states, name.replace(`${tab}, `, ''));
        return state(a.name, left.at(-1)) - state(b.name, right.at(-1));
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
