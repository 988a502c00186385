import { directionOf } from '../src/i18n/direction';
import type { Catalogue, Direction } from '../src/theme';

/** A language that stories are shown in. */
interface Language {
  value: string;
  title: string;
  /** How figures and dates are written. */
  locale: string;
  load: () => Promise<{ messages: Catalogue }>;
}

/** English, which is in the code: stories in it have no language of their own. */
export const ENGLISH = 'en';

/** What the toolbar offers beside English. The last is English made strange, for tests. */
const LANGUAGES: readonly Language[] = [
  { value: 'fr', title: 'Français', locale: 'fr-FR', load: () => import('../src/i18n/messages/fr') },
  {
    value: 'en-XA',
    title: 'Pseudo (accented, longer)',
    locale: 'en-XA',
    load: () => import('../src/i18n/messages/en-XA'),
  },
];

export const languageChoices = [
  { value: ENGLISH, title: 'English' },
  ...LANGUAGES.map(({ value, title }) => ({ value, title })),
];

/** Amounts are shown in it as they are: nothing is converted. */
export const currencyChoices = ['USD', 'XPF', 'FJD', 'NZD', 'AUD', 'EUR', 'JPY', 'KWD'].map((value) => ({
  value,
  title: value,
}));

/** The direction that a language is written in, where the toolbar does not say another. */
export const DIRECTION_OF_LANGUAGE = 'language';

const languageOf = (globals: Record<string, unknown>): Language | undefined =>
  LANGUAGES.find(({ value }) => value === globals.language);

/** A loader of Storybook: the words of the toolbar's language. */
export const loadWords = async ({ globals }: { globals: Record<string, unknown> }) => ({
  messages: (await languageOf(globals)?.load())?.messages,
});

/** How the provider of a story is set for the toolbar's language, currency and direction. */
export function languageProps(globals: Record<string, unknown>): {
  locale: string | undefined;
  currency: string | undefined;
  direction: Direction;
} {
  const { direction, currency } = globals;
  const locale = languageOf(globals)?.locale;
  const asked = direction === 'rtl' || direction === 'ltr' ? direction : undefined;
  return {
    locale,
    currency: typeof currency === 'string' ? currency : undefined,
    direction: asked ?? directionOf(locale ?? ENGLISH),
  };
}
