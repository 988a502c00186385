/** Texts with markup that must not become elements. */
export const HOSTILE = {
  markup: '<script>document.title = "hijacked"</script><img src=x onerror="document.title = 1">',
  override: '\u202Egnippilf\u202C \u2067text\u2069',
  emoji: '👩🏽‍🌾🌺 Kava 🏝️ and song 🎶',
  zeroWidth: 'Wo\u200B\u200D\u2060rds\uFEFF apart',
  stacked: `T${'\u0300\u0301\u0302\u0303'.repeat(8)}apa`,
} as const;

export const HOSTILE_TEXTS: readonly string[] = Object.values(HOSTILE);

/** A text that is far too long for its container. */
export const LONG_TEXT = 'A week of weaving, singing and slow meals with families '.repeat(5).trim();

/** The name of a hill in Aotearoa New Zealand: one word of 85 letters. */
export const LONG_WORD =
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

/** A name of sixty characters. */
export const LONG_NAME = 'Maximiliana Anastasia Featherstonehaugh of the Outer Islands';

/** A very long amount, in US dollars. */
export const LONG_AMOUNT = 123_456_789.99;

/** Number of rows in the largest lists of the stories. */
export const MAXIMUM_ROWS = 10_000;

/** Repeats a few rows up to the length of the largest list. */
export const maximumOf = <Row extends object>(rows: readonly Row[]): (Row & { id: string })[] =>
  Array.from({ length: MAXIMUM_ROWS }, (_, index) => ({
    ...(rows[index % rows.length] as Row),
    id: `row-${index}`,
  }));
