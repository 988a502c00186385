import { type FormatOptions, NO_CURRENCY } from './figure-formatters.js';

export type FormatName = Exclude<keyof FormatOptions, 'messages'>;

/** Each returns the value as Intl spells it. It returns nothing, or throws, for what Intl does not know. */
const READERS: Readonly<Record<FormatName, (value: string) => string | undefined>> = {
  // As POSIX spells it, too: 'pt_BR.UTF-8'.
  locale: (tag) => Intl.getCanonicalLocales(tag.replace(/[.@].*$/, '').replaceAll('_', '-'))[0],
  currency: (code) => {
    const known = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .currency;
    // Formatters take any three letters.
    return Intl.supportedValuesOf?.('currency').includes(known ?? '') === false ? undefined : known;
  },
  timeZone: (timeZone) => new Intl.DateTimeFormat('en', { timeZone }) && timeZone,
};

/** Returns undefined for what Intl does not know; `NO_CURRENCY` of such a currency: in dollars it would be another amount. */
export function knownFormat(name: FormatName, value: string | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  try {
    const known = READERS[name](value);
    if (known !== undefined) return known;
  } catch {
    // Intl refuses what is no tag, code or zone at all.
  }
  return name === 'currency' ? NO_CURRENCY : undefined;
}

/** Scripts in use today that are written from right to left, and the Aramaic that `arc` stands for. */
const RIGHT_TO_LEFT = 'Adlm Arab Aran Armi Gara Hebr Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi';

// Not by `getTextInfo` of `Intl.Locale`: engines lack it, or have it say 'ltr' for `dv` and `ku-Arab`.
export function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    const { script = 'Latn' } = new Intl.Locale(locale).maximize();
    return RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** The language and the script that a tag stands for: 'zh-Hans' for `zh-CN`; undefined for what is no tag. */
function writingOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Returns 'fr' for `fr-PF`, 'zh-Hans' for `zh-SG`, none for `zh-TW`. A language with a region, as en-XA, is for itself alone. */
export function matchLanguage<Language extends string>(
  locale: string,
  languages: readonly Language[],
): Language | undefined {
  const writing = writingOf(locale);
  return languages.find(
    (language) =>
      language === locale ||
      (writing && !new Intl.Locale(language).region && writingOf(language) === writing),
  );
}
