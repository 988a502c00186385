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
/** The setting for a story's own role. */
const OF_STORY = 'story';
const VISITOR = 'visitor';

const menu = <const Icon extends string>(description: string, icon: Icon, items: readonly Choice[]) => ({
  description,
  // An icon each, so that all of them fit. What is set otherwise than at first lights up, and stands beside it.
  toolbar: {
    icon,
    items: items.map((item, place) => (place === 0 ? ({ ...item, type: 'reset' } as const) : item)),
  },
});

/**
 * The toolbar's menus. Each setting is part of the address: `&globals=theme:dark;faultCall:get-bookings;fault:html`. The
 * fault lab chooses a call and its fault; only stories of the app's screens make calls.
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

/** The settings that stories start with: the first of each menu. */
export const initialToolbar = Object.fromEntries(
  Object.entries(toolbars).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value]),
) as Record<keyof typeof toolbars, string>;

/** The role of the signed-in user: the toolbar's, else the story's. */
export function roleOf(globals: Record<string, unknown>, ofStory: DemoRole | null): DemoRole | null {
  if (globals.role === VISITOR) return null;
  return DEMO_ROLES.find((role) => role === globals.role) ?? ofStory;
}

/** The faults chosen in the toolbars. The fault of the chosen call comes first, before the network's. */
export function faultsOf({ faultCall, fault, network }: Record<string, unknown>): Fault[] {
  return [...chosenFaults(String(faultCall), String(fault)), ...networkFaults(String(network))];
}
