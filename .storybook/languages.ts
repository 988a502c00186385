import { LANGUAGES, type Language } from '../src/testing/pseudo/languages.js';
import type { Direction } from '../src/theme/index.js';
import { directionOf } from '../src/theme/read-direction.js';

export const ENGLISH = 'en';

/** Languages of the toolbar besides English, by their own names. */
const NAMES: Readonly<Record<Language, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'en-XA': 'Pseudo (accented, longer)',
};

export const languageChoices = [
  { value: ENGLISH, title: 'English' },
  ...Object.entries(NAMES).map(([value, title]) => ({ value, title })),
];

export const DEFAULT_CURRENCY = 'USD';

/** Currencies that amounts are shown in, without conversion. */
export const currencyChoices = [DEFAULT_CURRENCY, 'XPF', 'FJD', 'NZD', 'AUD', 'EUR', 'JPY', 'KWD'].map(
  (value) => ({
    value,
    title: value,
  }),
);

/** Toolbar value for the direction of the language. */
export const DIRECTION_OF_LANGUAGE = 'language';

const languageOf = ({ language }: Record<string, unknown>): Language | undefined =>
  (Object.keys(NAMES) as Language[]).find((name) => name === language);

/** Loads the messages of the toolbar's language. */
export async function loadCatalogue({ globals }: { globals: Record<string, unknown> }) {
  const language = languageOf(globals);
  return { messages: language && (await LANGUAGES[language]()).messages };
}

/** Returns the provider's props for the toolbar's language, currency and direction. */
export function languageProps(globals: Record<string, unknown>): {
  locale: string | undefined;
  currency: string | undefined;
  direction: Direction;
} {
  const { direction, currency } = globals;
  const locale = languageOf(globals);
  const asked = direction === 'rtl' || direction === 'ltr' ? direction : undefined;
  return {
    locale,
    currency: typeof currency === 'string' ? currency : undefined,
    direction: asked ?? directionOf(locale ?? ENGLISH),
  };
}

/** Returns the toolbar's language and currency for code to copy, without the defaults. */
export function speechOf({ language, currency }: Record<string, unknown>) {
  return {
    locale: languageOf({ language }),
    currency: typeof currency === 'string' && currency !== DEFAULT_CURRENCY ? currency : undefined,
  };
}
