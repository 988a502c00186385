import { type ColumnModel, type DeskColumn, wordsOf } from './columns';
import type { DeskChip } from './desk-chips';
import { textsOf } from './row-values';
import { changeFilter, isChoice, type TableQuery } from './state';
import type { Verdicts } from './table-rows';

/** How often each value occurs among rows, by the column's key. */
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

/** The values that can be chosen: those declared, else those of the rows, the most frequent first. */
export function choicesOf<Row>(rows: readonly Row[], { value, filter }: DeskColumn<Row>): readonly string[] {
  if (filter?.choices) return filter.choices;
  if (!value) return [];
  const counts = new Map<string, number>();
  for (const text of textsOf(rows, value)) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text);
}

/** Chips are for few values. Of more, those after the first are found by searching: data of any kind must not fill the page. */
const MAX_CHOICES = 12;

interface FilterChips<Row> {
  column: DeskColumn<Row>;
  choices: readonly string[];
  /** How many rows each value stands for; undefined where that is not known. */
  countOf: (choice: string) => number | undefined;
  filters: TableQuery['filters'];
  /** What stands on the chip for all values. */
  all: string;
  format: { number: (figure: number) => string };
  onChange: (filters: TableQuery['filters']) => void;
}

/** The chips of a filter: all, and each value. A press chooses one value; with Shift, another one too. */
export function filterChips<Row>({
  column,
  choices,
  countOf,
  filters,
  all,
  format,
  onChange,
}: FilterChips<Row>): readonly DeskChip[] {
  const given = filters[column.key];
  const chosen = isChoice(given) ? given : [];
  // Values of the address that no row has stay in sight: they are what can be taken away.
  const shown = [...new Set([...choices.slice(0, MAX_CHOICES), ...chosen])];
  const counts = [...new Set([...choices, ...chosen])].map(countOf);
  const sum = counts.every((count) => count !== undefined)
    ? counts.reduce((total, count) => total + count, 0)
    : undefined;
  const text = (count: number | undefined) => (count === undefined ? undefined : format.number(count));
  const choose = (values: readonly string[]) => onChange(changeFilter(filters, column.key, values));
  return [
    { key: '', label: all, count: text(sum), isPressed: chosen.length === 0, onPress: () => choose([]) },
    ...shown.map((choice): DeskChip => {
      const isPressed = chosen.includes(choice);
      return {
        key: `=${choice}`,
        label: wordsOf(column, choice),
        count: text(countOf(choice)),
        isPressed,
        onPress: (isAdded) => {
          if (isAdded) choose(isPressed ? chosen.filter((other) => other !== choice) : [...chosen, choice]);
          else choose(isPressed && chosen.length === 1 ? [] : [choice]);
        },
      };
    }),
  ];
}
