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
