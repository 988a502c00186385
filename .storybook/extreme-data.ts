/** Texts that try to break out of their place. */
export const HOSTILE = {
  markup: '<script>document.title = "hijacked"</script><img src=x onerror="document.title = 1">',
  override: '\u202Egnippilf\u202C \u2067text\u2069',
  emoji: '👩🏽‍🌾🌺 Kava 🏝️ and song 🎶',
  zeroWidth: 'Wo\u200B\u200D\u2060rds\uFEFF apart',
  stacked: `T${'\u0300\u0301\u0302\u0303'.repeat(8)}apa`,
} as const;

export const HOSTILE_TEXTS: readonly string[] = Object.values(HOSTILE);

/** A text that is far too long for its place. */
export const LONG_TEXT = 'A week of weaving, singing and slow meals with families '.repeat(5).trim();

/** The name of a hill in Aotearoa New Zealand: one word of 85 letters. */
export const LONG_WORD =
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

/** A name of sixty characters. */
export const LONG_NAME = 'Maximiliana Anastasia Featherstonehaugh of the Outer Islands';

/** An amount that fills its place, in US dollars. */
export const LONG_AMOUNT = 123_456_789.99;

/** Rows of the largest lists that the stories show. */
export const MAXIMUM_ROWS = 10_000;

/** As many rows as the largest list has, from a few. */
export const maximumOf = <Row extends object>(rows: readonly Row[]): object[] =>
  Array.from({ length: MAXIMUM_ROWS }, (_, index) => ({ ...rows[index % rows.length], id: `row-${index}` }));
