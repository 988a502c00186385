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
