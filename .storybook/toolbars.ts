import {
  CALL_CHOICES,
  type Choice,
  chosenFaults,
  FAULT_CHOICES,
  NETWORK_CHOICES,
  networkFaults,
} from '../src/testing/demo-api/fault-choices.js';
import type { Fault } from '../src/testing/demo-api/faults.js';
import { DEMO_ROLES, type DemoRole } from '../src/testing/demo-api/fixtures/users.js';
import { BRAND_DENSITY, BRAND_SCHEME, brandOptions, DENSITIES } from './brands.js';
import { currencyChoices, DIRECTION_OF_LANGUAGE, languageChoices } from './languages.js';

const NO_FAULT = 'none';
const OF_STORY = 'story';
const VISITOR = 'visitor';

const menu = <const Icon extends string>(description: string, icon: Icon, items: readonly Choice[]) => ({
  description,
  // Icons, so that all menus fit. A changed setting is highlighted, and shown beside its icon.
  toolbar: {
    icon,
    items: items.map((item, place) => (place === 0 ? ({ ...item, type: 'reset' } as const) : item)),
  },
});

/**
 * The toolbar's menus. Each setting is part of the address:
 * `&globals=theme:dark;faultCall:get-bookings;fault:html`. Only stories of the app's screens make calls, and
 * use the fault lab.
 */
export const toolbars = {
  theme: menu('Color scheme', 'circlehollow', [
    { value: BRAND_SCHEME, title: 'Scheme of the brand' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  brand: menu('Brand', 'paintbrush', brandOptions),
  language: menu('Language', 'book', languageChoices),
  currency: menu('Currency', 'credit', currencyChoices),
  direction: menu('Reading direction', 'transfer', [
    { value: DIRECTION_OF_LANGUAGE, title: 'Direction of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: menu('Text size', 'paragraph', [
    { value: '100', title: 'Text 100%' },
    { value: '200', title: 'Text 200%' },
  ]),
  density: menu('Density', 'component', [
    { value: BRAND_DENSITY, title: 'Density of the brand' },
    ...DENSITIES.map(({ value, label }) => ({ value: String(value), title: label })),
  ]),
  role: menu('Who is signed in (app screens)', 'user', [
    { value: OF_STORY, title: 'Role of the story' },
    { value: VISITOR, title: 'A visitor' },
    ...DEMO_ROLES.map((role) => ({ value: role, title: role })),
  ]),
  network: menu('Network (app screens)', 'globe', NETWORK_CHOICES),
  faultCall: menu('Fault lab: the call (app screens)', 'graphline', CALL_CHOICES),
  fault: menu('Fault lab: the fault (app screens)', 'lightning', [
    { value: NO_FAULT, title: 'No fault' },
    ...FAULT_CHOICES,
  ]),
};

/** Default settings: the first of each menu. */
export const initialToolbar = Object.fromEntries(
  Object.entries(toolbars).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value]),
) as Record<keyof typeof toolbars, string>;

/** Returns the role of the signed-in user: the toolbar's, or else the story's. */
export function roleOf(globals: Record<string, unknown>, ofStory: DemoRole | null): DemoRole | null {
  if (globals.role === VISITOR) return null;
  return DEMO_ROLES.find((role) => role === globals.role) ?? ofStory;
}

/** Returns the faults chosen in the toolbar, those of the chosen call before the network's. */
export function faultsOf({ faultCall, fault, network }: Record<string, unknown>): Fault[] {
  return [...chosenFaults(String(faultCall), String(fault)), ...networkFaults(String(network))];
}
