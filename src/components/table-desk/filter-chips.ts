import { type ColumnModel, type DeskColumn, wordsOf } from './columns.js';
import type { DeskChip } from './desk-chips.js';
import { textsOf } from './row-values.js';
import { changeFilter, isChoice, type TableQuery } from './state.js';
import { countWithout, type Verdicts } from './table-rows.js';

/** How often each value occurs among rows, by the column's key; '' is for rows without one. */
export type ValueCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How often a column has each value among the rows that fulfil all criteria but its own. */
export function countValues<Row>(
  rows: readonly Row[],
  { key, value }: ColumnModel<Row>,
  { failed, bitOf }: Verdicts,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (!value) return counts;
  const others = ~bitOf(key);
  const texts = textsOf(rows, value);
  for (const [row, text] of texts.entries()) {
    const fits = ((failed[row] ?? 0) & others) === 0;
    counts.set(text, (counts.get(text) ?? 0) + (fits ? 1 : 0));
  }
  return counts;
}

/** The values that can be chosen: those declared, else those of the rows and of a server's, the most frequent first. */
function choicesOf<Row>(
  rows: readonly Row[],
  { value, filter }: ColumnModel<Row>,
  served: Readonly<Record<string, number>> = {},
): readonly string[] {
  if (filter?.choices) return filter.choices;
  if (!value) return [];
  const counts = new Map<string, number>();
  for (const text of textsOf(rows, value)) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [text, count] of Object.entries(served)) counts.set(text, count);
  counts.delete('');
  return [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text);
}

/** Chips are for few values. Of more, those after the first are found by searching: data of any kind must not fill the page. */
const MAX_CHOICES = 12;

interface FilterChips<Row> {
  column: DeskColumn<Row>;
  rows: readonly Row[];
  /** Which criteria rows fail; undefined where a server has judged them. */
  verdicts: Verdicts | undefined;
  /** How often values occur on the server. */
  valueCounts?: ValueCounts | undefined;
  filters: TableQuery['filters'];
  /** What stands on the chip for all values. */
  all: string;
  format: { number: (figure: number) => string };
  onChange: (filters: TableQuery['filters']) => void;
}

/** How many rows each chip stands for, and the one for all; undefined where that is not known. */
function countsOf<Row>({ column, rows, verdicts, valueCounts }: FilterChips<Row>) {
  if (verdicts) {
    const counts = countValues(rows, column, verdicts);
    const all = countWithout(verdicts, verdicts.bitOf(column.key));
    return { all, of: (choice: string) => counts.get(choice) ?? 0 };
  }
  const counts = valueCounts?.[column.key];
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    all,
    of: (choice: string) => (counts && Object.hasOwn(counts, choice) ? counts[choice] : undefined),
  };
}

/** The chips of a filter: all, and each value. A press chooses one value; with Shift, another one too. */
export function filterChips<Row>(options: FilterChips<Row>): readonly DeskChip[] {
  const { column, rows, valueCounts, filters, all, format, onChange } = options;
  const given = filters[column.key];
  const chosen = isChoice(given) ? given : [];
  const choices = choicesOf(rows, column, valueCounts?.[column.key]);
  // Values of the address that no row has stay in sight: they are what can be taken away.
  const shown = [...new Set([...choices.slice(0, MAX_CHOICES), ...chosen])];
  const counts = countsOf(options);
  const text = (count: number | undefined) => (count === undefined ? undefined : format.number(count));
  const choose = (values: readonly string[]) => onChange(changeFilter(filters, column.key, values));
  return [
    {
      key: '',
      label: all,
      count: text(counts.all),
      isPressed: chosen.length === 0,
      onPress: () => choose([]),
    },
    ...shown.map((choice): DeskChip => {
      const isPressed = chosen.includes(choice);
      return {
        key: `=${choice}`,
        label: wordsOf(column, choice),
        count: text(counts.of(choice)),
        isPressed,
        onPress: (isAdded) => {
          if (isAdded) choose(isPressed ? chosen.filter((other) => other !== choice) : [...chosen, choice]);
          else choose(isPressed && chosen.length === 1 ? [] : [choice]);
        },
      };
    }),
  ];
}
