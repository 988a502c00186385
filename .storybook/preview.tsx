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
import { BRAND_DENSITY, BRAND_SCHEME, brandOptions } from './brands';
import { controlsOfArgs } from './controls-of-args';
import { defaultsAsWritten } from './defaults-as-written';
import { DENSITIES } from './densities';
import { faultLabToolbars, initialFaultLab } from './fault-lab';
import { initialRole, roleToolbar } from './role-toolbar';
import { shownCode } from './shown-code';
import { withTapa } from './with-tapa';

/** Requests that Storybook itself makes; every other one that no handler answers is an error. */
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
  argTypesEnhancers: [controlsOfArgs, defaultsAsWritten],
  // They outlive the components that show them: the next story would show them too.
  beforeEach: () => clearToasts,
  initialGlobals: {
    theme: BRAND_SCHEME,
    brand: 'tapa',
    direction: 'ltr',
    textSize: '100',
    density: BRAND_DENSITY,
    ...initialRole,
    ...initialFaultLab,
    // The addon checks while people look at a story. The test runner runs axe itself, in both schemes.
    a11y: { manual: navigator.webdriver },
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'circlehollow',
        items: [
          { value: BRAND_SCHEME, title: 'Scheme of the brand' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    brand: { description: 'Brand', toolbar: { icon: 'paintbrush', items: brandOptions, dynamicTitle: true } },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: '100', title: 'Text 100%' },
          { value: '200', title: 'Text 200%' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        items: [
          { value: BRAND_DENSITY, title: 'Density of the brand' },
          ...DENSITIES.map(({ value, label }) => ({ value: String(value), title: label })),
        ],
        dynamicTitle: true,
      },
    },
    ...roleToolbar,
    ...faultLabToolbars,
  },
  parameters: {
    layout: 'padded',
    // In the code that is shown, callbacks are to be filled in; what stories pass is the test's.
    jsx: { functionValue: () => '() => {}' },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    controls: { matchers: { color: /color$/i, date: /At$/ } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['introduction', 'review', 'foundations', 'components', 'dashboards', 'app', '*'],
      },
    },
    viewport: {
      options: {
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        small: { name: '320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    // Printing what a story renders as its source takes longer than rendering it: only where somebody may read it.
    docs: {
      codePanel: true,
      source: {
        type: navigator.webdriver ? 'code' : 'auto',
        transform: (code: string) => shownCode(code, origins),
      },
    },
  },
});
