'use client';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { sentences } from '../../i18n/sentences.js';
import { useGrammar } from '../../i18n/use-grammar.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { Button, ButtonRow } from '../button/index.js';
import { EmptyState } from '../empty-state/index.js';
import { type DeskColumn, isSearched } from './columns.js';
import { useDeskClasses } from './desk-classes.js';
import { changeFilter, type TableQuery } from './state.js';
import { countWithout, type Verdicts } from './table-rows.js';
import type { ChangeDesk } from './use-desk-state.js';

interface DeskNoMatchProps<Row> {
  columns: readonly DeskColumn<Row>[];
  query: Pick<TableQuery, 'search' | 'filters'>;
  /** Undefined where a server has judged the rows. */
  verdicts: Verdicts | undefined;
  change: ChangeDesk;
  /** Says how many rows: '3 bookings'. */
  say: (count: number) => string;
}

/** A criterion without which rows match. */
interface WayOut {
  count: number;
  /** What is said of it. */
  text: string;
  take: () => void;
}

/** Stands where no row matches: what was searched and where, the nearest way out, and the way back to all rows. */
export function DeskNoMatch<Row>({ columns, query, verdicts, change, say }: DeskNoMatchProps<Row>) {
  const t = useMessages(tableMessages);
  const { list } = useGrammar();
  const classNames = useDeskClasses();
  const words = useMessages(sentenceMessages);
  const search = query.search.trim();
  const places = columns.filter(isSearched).map(({ header }) => header);
  const way = verdicts && nearest(columns, query, verdicts, change, say, t);
  // Of how many rows: those that the filters keep.
  const looked = verdicts ? countWithout(verdicts, verdicts.searchBit) : 0;
  return (
    <EmptyState
      data-slot="table-desk-no-match"
      className={cx('t:mt-10 t:mb-6', classNames['table-desk-no-match'])}
      title={search === '' ? t['table.no-match.filters'] : t['table.no-match.search']({ search })}
      action={
        <ButtonRow className="t:justify-center">
          {way ? (
            <Button variant="primary" size="sm" onClick={way.take}>
              {t['table.no-match.show']({ rows: say(way.count) })}
            </Button>
          ) : null}
          <Button size="sm" onClick={() => change({ search: '', filters: {} })}>
            {t['table.no-match.clear']}
          </Button>
        </ButtonRow>
      }
    >
      {sentences(
        words,
        search !== '' && looked > 0 && places.length > 0
          ? t['table.no-match.looked']({ columns: list(places), rows: say(looked) })
          : '',
        way?.text,
      )}
    </EmptyState>
  );
}

/** The criterion without which the fewest rows match, but some: what is left is closest to what was asked for. */
function nearest<Row>(
  columns: readonly DeskColumn<Row>[],
  { filters }: Pick<TableQuery, 'filters'>,
  verdicts: Verdicts,
  change: ChangeDesk,
  say: (count: number) => string,
  t: typeof tableMessages,
): WayOut | undefined {
  const ways: WayOut[] = [];
  for (const { key, header } of columns) {
    const bit = verdicts.bitOf(key);
    if (bit === 0) continue;
    const count = countWithout(verdicts, bit);
    ways.push({
      count,
      text: t['table.no-match.without']({ column: header, rows: say(count) }),
      take: () => change({ filters: changeFilter(filters, key, undefined) }),
    });
  }
  if (verdicts.searchBit !== 0) {
    const count = countWithout(verdicts, verdicts.searchBit);
    ways.push({
      count,
      text: t['table.no-match.without-search']({ rows: say(count) }),
      take: () => change({ search: '' }),
    });
  }
  // With a single criterion the way out is to clear it.
  if (ways.length < 2) return undefined;
  return ways.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count)[0];
}
