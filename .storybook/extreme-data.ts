/** Texts with markup, bidi controls, emoji and combining marks. */
export const HOSTILE = {
  markup: '<script>document.title = "hijacked"</script><img src=x onerror="document.title = 1">',
  override: '\u202Egnippilf\u202C \u2067text\u2069',
  emoji: '👩🏽‍🌾🌺 Kava 🏝️ and song 🎶',
  zeroWidth: 'Wo\u200B\u200D\u2060rds\uFEFF apart',
  stacked: `T${'\u0300\u0301\u0302\u0303'.repeat(8)}apa`,
} as const;

export const HOSTILE_TEXTS: readonly string[] = Object.values(HOSTILE);

export const LONG_TEXT = 'A week of weaving, singing and slow meals with families '.repeat(5).trim();

/** The name of a hill in Aotearoa New Zealand: one word of 85 letters. */
export const LONG_WORD =
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';

/** 60 characters. */
export const LONG_NAME = 'Maximiliana Anastasia Featherstonehaugh of the Outer Islands';

/** In US dollars. */
export const LONG_AMOUNT = 123_456_789.99;

export const MAXIMUM_ROWS = 10_000;

const wordsOf = (name: string): [first: string, others: string] => {
  const [first = '', ...others] = name.split(' ');
  return [first, others.join(' ')];
};

/** Returns `MAXIMUM_ROWS` different rows: first names and last names of a few, combined with a number. */
export function maximumOf<Row extends object>(rows: readonly Row[]): (Row & { id: string })[] {
  const named = Object.keys(rows[0] ?? {}).find(
    (key) => key !== 'id' && typeof rows[0]?.[key as keyof Row] === 'string',
  ) as keyof Row & string;
  const names = rows.map((row) => wordsOf(String(row[named])));
  return Array.from({ length: MAXIMUM_ROWS }, (_, index) => {
    const round = Math.floor(index / rows.length);
    const first = names[index % rows.length]?.[0];
    const others = names[(index + round) % rows.length]?.[1];
    const name = [first, others, round > 0 && round + 1].filter(Boolean).join(' ');
    return { ...(rows[index % rows.length] as Row), [named]: name, id: `row-${index}` };
  });
}
