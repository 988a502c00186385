'use client';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useGrammar } from '../../i18n/use-grammar.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CalendarDays, ChevronDown, Columns3, Rows3, SlidersHorizontal } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { type DeskColumn, isHideable } from './columns.js';
import { type DeskChip, DeskChips } from './desk-chips.js';
import { useDeskClasses } from './desk-classes.js';
import { DeskSearch } from './desk-search.js';
import { ICON_BUTTON, SELECT_BUTTON, TOOLBAR, TOOLS } from './desk-styles.js';
import { filterText } from './desk-tags.js';
import { RangeFields } from './range-fields.js';
import { whenEscaped } from './row-keys.js';
import { changeFilter, type DataTableState, isChoice, isOpen, TABLE_DENSITIES } from './state.js';
import type { ChangeDesk } from './use-desk-state.js';
import { ViewButton } from './view-button.js';

/** What the line under the toolbar shows. 'all' is for phones, where one button opens it. */
type Section = 'filters' | 'columns' | 'density' | 'all';

interface DeskToolbarProps<Row> {
  searchLabel: string;
  searchField: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
  /** Whether `/` leads into the search. */
  searchKey: boolean;
  /** Called when somebody turns to the search. */
  onSearchTurnTo?: (() => void) | undefined;
  columns: readonly DeskColumn<Row>[];
  state: DataTableState;
  change: ChangeDesk;
  /** The chips of a column with few values. */
  chipsOf: (column: DeskColumn<Row>) => readonly DeskChip[];
  /** Whether columns can be hidden and the height of rows chosen. */
  hasViews: boolean;
  /** Further buttons at the end, as 'Export CSV'. */
  children: ReactNode;
  /** What sorts on phones, where the heads of columns are out of sight; it stands in the line that opens. */
  sorting?: ReactNode | undefined;
  /** What chooses the page and how many rows it has on phones, where the foot has no room for it. */
  paging?: ReactNode | undefined;
}

/** What is searched and filtered, which columns show, and how high rows are. */
export function DeskToolbar<Row>({
  searchLabel,
  searchField,
  onSearch,
  searchKey,
  onSearchTurnTo,
  columns,
  state,
  change,
  chipsOf,
  hasViews,
  children,
  sorting,
  paging,
}: DeskToolbarProps<Row>) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  const { list } = useGrammar();
  const sort = useMessages(listMessages);
  const [section, setSection] = useState<Section>();
  const classNames = useDeskClasses();
  const drawerId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { filters } = state;
  const filtered = columns.filter(({ filter, value }) => filter !== undefined && value !== undefined);
  const quick = filtered.filter(({ filter }) => filter?.by === 'choice' && filter.quick);
  const others = filtered.filter((column) => !quick.includes(column));
  const [only] = others;
  const hideable = columns.filter(isHideable);

  const opens = (own: Section) => ({
    type: 'button' as const,
    'aria-expanded': section === own,
    'aria-controls': section === own ? drawerId : undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
      opener.current = currentTarget;
      setSection(section === own ? undefined : own);
    },
  });
  const close = () => {
    setSection(undefined);
    opener.current?.focus();
  };
  const filterName = (column: DeskColumn<Row>) => {
    const filter = filters[column.key];
    if (filter === undefined || isOpen(filter)) {
      const name = column.filter?.label ?? column.header;
      return t['table.any']({ column: name, columnInSentence: name.toLowerCase() });
    }
    return filterText(column, filter, format, t, list);
  };
  return (
    <>
      <div className={TOOLBAR}>
        <DeskSearch
          label={searchLabel}
          value={state.search}
          onSearch={onSearch}
          onTurnTo={onSearchTurnTo}
          hasKey={searchKey}
          inputRef={searchField}
        />
        {quick.map((column) => (
          <DeskChips key={column.key} label={column.header} chips={chipsOf(column)} scrolls />
        ))}
        <div className={TOOLS}>
          {only ? (
            <button className={SELECT_BUTTON} {...opens('filters')}>
              {only.kind === 'date' && others.length === 1 ? (
                <CalendarDays aria-hidden="true" className="t:icon-16" />
              ) : null}
              <span>{others.length === 1 ? filterName(only) : t['table.filters']}</span>
              <ChevronDown aria-hidden="true" className="t:icon-16" />
            </button>
          ) : null}
          {hasViews ? (
            <>
              {hideable.length > 0 ? (
                <ViewButton name={t['table.columns']} {...opens('columns')}>
                  <Columns3 aria-hidden="true" className="t:icon-16" />
                </ViewButton>
              ) : null}
              <ViewButton name={t['table.density']} {...opens('density')}>
                <Rows3 aria-hidden="true" className="t:icon-16" />
              </ViewButton>
            </>
          ) : null}
          {children}
        </div>
        {others.length > 0 || hasViews || children || sorting || paging ? (
          <button
            aria-label={t['table.more']}
            className={cx(ICON_BUTTON, 't:@min-[43em]/table:hidden')}
            {...opens('all')}
          >
            <SlidersHorizontal aria-hidden="true" className="t:icon-18" />
          </button>
        ) : null}
      </div>
      {section ? (
        <div
          id={drawerId}
          data-slot="table-desk-drawer"
          role="group"
          aria-label={t['table.more']}
          className={cx(
            't:grid t:gap-3 t:border-t t:bg-surface-sunken t:px-(--row-inset) t:py-3 t:print:hidden',
            section === 'all' ? 't:@min-[43em]/table:hidden' : 't:@max-[43em]/table:hidden',
            classNames['table-desk-drawer'],
          )}
          onKeyDown={whenEscaped(close)}
        >
          {section === 'filters' || section === 'all'
            ? others.map((column) => {
                const filter = filters[column.key];
                return column.filter?.by === 'choice' ? (
                  <Labelled key={column.key} label={column.header}>
                    <DeskChips label={column.header} chips={chipsOf(column)} />
                  </Labelled>
                ) : (
                  <RangeFields
                    key={column.key}
                    column={column}
                    range={filter === undefined || isChoice(filter) ? {} : filter}
                    onChange={(range) => change({ filters: changeFilter(filters, column.key, range) })}
                  />
                );
              })
            : null}
          {hasViews && hideable.length > 0 && (section === 'columns' || section === 'all') ? (
            <Labelled label={t['table.columns']}>
              <DeskChips
                label={t['table.columns']}
                chips={hideable.map(({ key, header }) => ({
                  key,
                  label: header,
                  isPressed: !state.hiddenColumns.includes(key),
                  onPress: () =>
                    change(({ hiddenColumns }) => ({
                      hiddenColumns: hiddenColumns.includes(key)
                        ? hiddenColumns.filter((other) => other !== key)
                        : [...hiddenColumns, key],
                    })),
                }))}
              />
            </Labelled>
          ) : null}
          {hasViews && (section === 'density' || section === 'all') ? (
            <Labelled label={t['table.density']}>
              <DeskChips
                label={t['table.density']}
                chips={TABLE_DENSITIES.map((density) => ({
                  key: density,
                  label: t[`table.density.${density}`],
                  isPressed: state.density === density,
                  onPress: () => change({ density }),
                }))}
              />
            </Labelled>
          ) : null}
          {section === 'all' && sorting ? <Labelled label={sort['list.sort']}>{sorting}</Labelled> : null}
          {section === 'all' && paging ? <Labelled label={t['table.page-size']}>{paging}</Labelled> : null}
          {section === 'all' && children ? (
            <div className="t:flex t:flex-wrap t:gap-2">{children}</div>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface LabelledProps {
  label: string;
  children: ReactNode;
}

/** A line of the drawer. Its group has the name already. */
const Labelled = ({ label, children }: LabelledProps) => (
  <div className="t:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-2">
    <span aria-hidden="true" className="t:min-w-16 t:text-label t:font-semibold">
      {label}
    </span>
    {children}
  </div>
);
