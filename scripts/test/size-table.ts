/** What is measured of everything: code, styles, and both. */
export type Sizes = Readonly<Record<(typeof KINDS)[number], number>>;

/** Something that has been measured: its row in the table, and what is wrong with it. */
export interface Measured {
  row: Readonly<Record<string, string>>;
  problems: readonly string[];
}

const KINDS = ['js', 'css', 'total'] as const;

const inKB = (bytes: number): string => (bytes / 1000).toFixed(2);

/**
 * Holds sizes against their limits, all in bytes after gzip.
 *
 * @param what - names it in the table and in what is said of it
 * @param sizes - a kind that is not measured stays empty in the table
 * @param limits - a kind without a limit may be of any size
 * @param faults - what else is wrong with it: 'loads Radix'. @default nothing
 */
export function judgeSizes(
  what: string,
  sizes: Partial<Sizes>,
  limits: Partial<Sizes>,
  faults: readonly string[] = [],
): Measured {
  const cell = (kind: keyof Sizes): string => {
    const size = sizes[kind];
    const limit = limits[kind];
    if (size === undefined) return '';
    return limit === undefined ? inKB(size) : `${inKB(size)} of ${inKB(limit)}`;
  };
  const tooLarge = KINDS.flatMap((kind) => {
    const size = sizes[kind] ?? 0;
    const limit = limits[kind] ?? Number.POSITIVE_INFINITY;
    return size > limit ? [`${kind} is ${inKB(size)} kB, at most ${inKB(limit)} kB allowed`] : [];
  });
  return {
    row: { what, 'JS (kB gzip)': cell('js'), CSS: cell('css'), 'in all': cell('total') },
    problems: [...tooLarge, ...faults].map((problem) => `${what}: ${problem}`),
  };
}

/** Prints the table, and what is wrong. Returns whether nothing is. */
export function printSizes(measured: readonly Measured[]): boolean {
  console.table(measured.map(({ row }) => row));
  const problems = measured.flatMap((each) => each.problems);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
