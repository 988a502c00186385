'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Select } from '../components/select/index.js';
import { Skeleton, type SkeletonProps } from '../components/skeleton/index.js';
import type { TooltipProps } from '../components/tooltip/index.js';
import { listMessages } from '../i18n/compiled/en/list.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import { useFormatters, useGrammar } from '../i18n/use-formatters.js';
import { useMessages } from '../i18n/use-messages.js';
import { CalendarDays } from '../icons/compiled/calendar-days.js';
import { ChevronDown } from '../icons/compiled/chevron-down.js';
import { Columns3 } from '../icons/compiled/columns-3.js';
import { Rows3 } from '../icons/compiled/rows-3.js';
import { SlidersHorizontal } from '../icons/compiled/sliders-horizontal.js';
import { cx } from '../lib/cx.js';
import { whenEscaped } from '../lib/events.js';
import { lazyPart, useLazyPart } from '../lib/lazy-part.js';
import {
  CHIP_LINE,
  Chips,
  CONTROL,
  CONTROL_SIZE,
  FilterChips,
  GridSearch,
  RangeFields,
  SEARCH_BOX,
} from './grid-filters.js';
import { filterText } from './grid-outcome.js';
import { filteringOf, filterOf, type GridColumnModel, isEmptyFilter, isSortable } from './grid-rows.js';
import { GRID_DENSITIES, type GridSort } from './grid-state.js';
import type { Grid, GridPartProps } from './use-grid.js';

const TOOLBAR =
  't:flex t:flex-wrap t:items-center t:gap-2 t:px-(--row-inset) t:py-3.5 t:@max-phone:py-3 t:print:hidden';
const TOOLS = 't:ms-auto t:flex t:flex-wrap t:gap-2 t:@max-phone:hidden';
const PHONES_ONLY = 't:@min-phone:hidden';

export const iconButton = cva(`${CONTROL} t:w-9 t:touch:w-touch-target`, {
  variants: {
    expanded: {
      true: 't:border-brand-soft-border t:bg-brand-soft t:text-on-brand-soft',
      false: 't:bg-neutral-soft t:text-ink t:hover:bg-surface-hover',
    },
  },
  defaultVariants: { expanded: false },
});

/** A button that looks like a select: 'Any date'. */
const selectButton = cva(
  `${CONTROL} t:gap-2 t:bg-surface t:ps-3 t:pe-2 t:font-medium t:text-ink t:hover:bg-surface-hover`,
  { variants: { expanded: { true: 't:border-brand-soft-border' } } },
);

/** Open section of the drawer under the toolbar. 'all' is for phones, which have one button. */
type Section = 'filters' | 'columns' | 'density' | 'all';

interface GridToolbarProps<Row> extends GridPartProps<Row> {
  /** Further controls, e.g. 'Export CSV'; on phones in the drawer. */
  tools: ReactNode;
  /** Page controls in the drawer on phones, for tables only. */
  paging?: ReactNode | undefined;
}

/** Returns the filterable columns: those with chips in the toolbar, and those in the drawer. */
function filteredOf<Row>(columns: readonly GridColumnModel<Row>[]) {
  const filtered = columns.filter((column) => column.value && filteringOf(column));
  const quick = filtered.filter((column) => filteringOf(column)?.quick);
  return { quick, others: filtered.filter((column) => !quick.includes(column)) };
}

export function GridToolbar<Row>({ grid, tools, paging }: GridToolbarProps<Row>) {
  const { columns, state, change, classNames, hasViews } = grid;
  const format = useFormatters();
  const t = useMessages(tableMessages);
  const { list } = useGrammar();
  const sort = useMessages(listMessages);
  const [section, setSection] = useState<Section>();
  const drawerId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { quick, others } = filteredOf(columns);
  const [only] = others;
  // The first column names the rows.
  const hideable = hasViews ? columns.slice(1) : [];
  // For tables on phones, whose heads are hidden; lists have it in `tools`.
  const sorting = paging !== undefined && columns.some(isSortable) ? <SortSelect grid={grid} /> : null;
  if (grid.isAwaited) return <ToolbarSkeleton grid={grid} hasMore={Boolean(tools)} />;

  const columnChips = hideable.map(({ key, header: label }) => {
    const isPressed = state.columnVisibility[key] !== false;
    const onPress = () => change({ columnVisibility: { ...state.columnVisibility, [key]: !isPressed } });
    return { key, label, isPressed, onPress };
  });
  const densityChips = GRID_DENSITIES.map((density) => ({
    key: density,
    label: t[`table.density.${density}`],
    isPressed: state.density === density,
    onPress: () => change({ density }),
  }));
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
  const filterName = (column: GridColumnModel<Row>) => {
    const filter = filterOf(state.columnFilters, column.key);
    if (filter !== undefined && !isEmptyFilter(filter)) return filterText(column, filter, format, t, list);
    const name = filteringOf(column)?.label ?? column.header;
    return t['table.any']({ column: name, columnInSentence: name.toLowerCase() });
  };
  /** A line of the drawer. The label is hidden from screen readers, because the content has it. */
  const line = (of: Section, label: string, content: ReactNode) =>
    content && (section === of || section === 'all') ? (
      <div key={label} className="t:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-2">
        <span aria-hidden="true" className="t:min-w-16 t:text-label t:font-semibold">
          {label}
        </span>
        {content}
      </div>
    ) : null;
  return (
    <>
      <div className={TOOLBAR}>
        <GridSearch grid={grid} />
        {quick.map((column) => (
          <FilterChips key={column.key} grid={grid} column={column} scrolls />
        ))}
        <div className={TOOLS}>
          {only ? (
            <button className={selectButton({ expanded: section === 'filters' })} {...opens('filters')}>
              {only.kind === 'date' && others.length === 1 ? (
                <CalendarDays aria-hidden="true" className="t:icon-16" />
              ) : null}
              <span>{others.length === 1 ? filterName(only) : t['table.filters']}</span>
              <ChevronDown aria-hidden="true" className="t:icon-16" />
            </button>
          ) : null}
          {hideable.length > 0 ? (
            <ViewButton name={t['table.columns']} {...opens('columns')}>
              <Columns3 aria-hidden="true" className="t:icon-16" />
            </ViewButton>
          ) : null}
          {hasViews ? (
            <ViewButton name={t['table.density']} {...opens('density')}>
              <Rows3 aria-hidden="true" className="t:icon-16" />
            </ViewButton>
          ) : null}
          {tools}
        </div>
        {others.length > 0 || hasViews || tools || sorting || paging ? (
          <button
            aria-label={t['table.more']}
            className={cx(iconButton({ expanded: section === 'all' }), PHONES_ONLY)}
            {...opens('all')}
          >
            <SlidersHorizontal aria-hidden="true" className="t:icon-18" />
          </button>
        ) : null}
      </div>
      {section ? (
        <div
          id={drawerId}
          data-slot="data-grid-drawer"
          role="group"
          aria-label={t['table.more']}
          className={cx(
            't:grid t:gap-3 t:border-t t:bg-surface-sunken t:px-(--row-inset) t:py-3 t:print:hidden',
            section === 'all' && PHONES_ONLY,
            section !== 'all' && 't:@max-phone:hidden',
            classNames['data-grid-drawer'],
          )}
          onKeyDown={whenEscaped(close)}
        >
          {section === 'filters' || section === 'all'
            ? others.map((column) =>
                filteringOf(column)?.by === 'choice' ? (
                  line('filters', column.header, <FilterChips grid={grid} column={column} />)
                ) : (
                  <RangeFields key={column.key} grid={grid} column={column} />
                ),
              )
            : null}
          {line(
            'columns',
            t['table.columns'],
            hideable.length > 0 && <Chips label={t['table.columns']} chips={columnChips} />,
          )}
          {line(
            'density',
            t['table.density'],
            hasViews && <Chips label={t['table.density']} chips={densityChips} />,
          )}
          {line('all', sort['list.sort'], sorting)}
          {line('all', t['table.page-size'], paging)}
          {section === 'all' && tools ? <div className="t:flex t:flex-wrap t:gap-2">{tools}</div> : null}
        </div>
      ) : null}
    </>
  );
}

/** Returns the label of the first sorting column and its direction. */
export function sortText<Row>({ columns, state }: Grid<Row>, t: typeof listMessages): string {
  const [first] = state.sorting;
  const column = columns.find(({ key }) => key === first?.id);
  if (!first || !column) return t['list.sort.none'];
  return t[first.desc ? 'list.sort.down' : 'list.sort.up']({ column: column.header });
}

/** Sort field for lists, and for tables on phones, whose heads are hidden. */
export function SortSelect<Row>({ grid }: GridPartProps<Row>) {
  const t = useMessages(listMessages);
  const [first] = grid.state.sorting;
  const keyOf = ({ id, desc }: GridSort) => `${desc ? '-' : ''}${id}`;
  const sorts = grid.columns.filter(isSortable).flatMap(({ key: id, header }) => [
    { sort: { id, desc: false }, label: t['list.sort.up']({ column: header }) },
    { sort: { id, desc: true }, label: t['list.sort.down']({ column: header }) },
  ]);
  return (
    <Select
      aria-label={t['list.sort']}
      size="sm"
      options={[
        { value: '', label: t['list.sort.none'] },
        ...sorts.map(({ sort, label }) => ({ value: keyOf(sort), label })),
      ]}
      value={first ? keyOf(first) : ''}
      onChange={({ target }) =>
        grid.change({
          sorting: sorts.map(({ sort }) => sort).filter((sort) => keyOf(sort) === target.value),
        })
      }
    />
  );
}

const TOOLTIP = lazyPart<TooltipProps>(async () => ({
  default: (await import('../components/tooltip/index.js')).Tooltip,
}));

interface ViewButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'className'> {
  name: string;
}

/**
 * Icon button with a tooltip. The tooltip's code is as large as the toolbar, so it loads after the grid.
 * Until then a placeholder is shown: wrapping an existing button would lose its focus. If loading fails, the
 * button has no tooltip.
 */
function ViewButton({ name, ...rest }: ViewButtonProps) {
  const [Tooltip, load] = useLazyPart(TOOLTIP);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().catch(() => setFailed(true));
  }, [load]);
  const expanded = rest['aria-expanded'] === true;
  const button = <button type="button" aria-label={name} className={iconButton({ expanded })} {...rest} />;
  if (Tooltip) return <Tooltip content={name}>{button}</Tooltip>;
  if (hasFailed) return button;
  return <span data-slot="data-grid-view" className="t:size-9 t:flex-none t:touch:size-touch-target" />;
}

/** Widths in px of chips and buttons with short labels. */
const CHIP_WIDTHS = [60, 80, 96];
const FILTER_WIDTH = 104;
const EXPORT_WIDTH = 120;

const Block = ({ className, ...rest }: Pick<SkeletonProps, 'width' | 'className'>) => (
  <Skeleton shape="control" className={cx('t:flex-none', CONTROL_SIZE, className)} {...rest} />
);
const ICON_SIZE = 't:w-9 t:touch:w-touch-target';

function ToolbarSkeleton<Row>({ grid, hasMore }: GridPartProps<Row> & { hasMore: boolean }) {
  const { columns, hasViews } = grid;
  const { quick, others } = filteredOf(columns);
  return (
    <div aria-hidden="true" className={TOOLBAR}>
      <span className={SEARCH_BOX}>
        <Skeleton shape="control" className={CONTROL_SIZE} />
      </span>
      {quick.map(({ key }) => (
        <span key={key} className={CHIP_LINE}>
          {CHIP_WIDTHS.map((width) => (
            <Block key={width} width={width} />
          ))}
        </span>
      ))}
      <span className={TOOLS}>
        {others.length > 0 ? <Block width={FILTER_WIDTH} /> : null}
        {hasViews && columns.length > 1 ? <Block className={ICON_SIZE} /> : null}
        {hasViews ? <Block className={ICON_SIZE} /> : null}
        {hasMore ? <Block width={EXPORT_WIDTH} /> : null}
      </span>
      {others.length > 0 || hasViews || hasMore ? <Block className={cx(ICON_SIZE, PHONES_ONLY)} /> : null}
    </div>
  );
}
