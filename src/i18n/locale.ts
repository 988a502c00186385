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

/**
 * Returns a setting that formats can be made with; undefined for what is not given, and for a locale or a time zone that Intl
 * does not know. Of an unknown currency it is `NO_CURRENCY`: an amount in dollars would be another amount.
 */
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

/**
 * Direction of a language's text, by its script: 'rtl' for `ar`, `pa-PK` and `uz-Arab`, 'ltr' for `ar-Latn` and for what is
 * no locale. Not by `getTextInfo` of `Intl.Locale`: engines lack it, or have it say 'ltr' for `dv` and `ku-Arab`.
 *
 * @param locale - a BCP 47 language tag
 */
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

/**
 * The language among some that a locale is written in: 'fr' for `fr-PF`, 'zh-Hans' for `zh-SG`, none for `zh-TW`. One with a
 * region, as the pseudo-locale has, is for itself alone.
 *
 * @param locale - a BCP 47 language tag
 */
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
