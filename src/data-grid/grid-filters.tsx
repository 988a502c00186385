'use client';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react';
import { DayRangePicker } from '../components/day-range-picker/index.js';
import { tableMessages } from '../i18n/compiled/en/table.js';
import { useFormatters } from '../i18n/use-formatters.js';
import { useMessages } from '../i18n/use-messages.js';
import { Search } from '../icons/compiled/search.js';
import { useCharacterKeys } from '../lib/contexts.js';
import { cx } from '../lib/cx.js';
import { isComposing, takesText } from '../lib/events.js';
import { TYPED_TEXT, toggleColors, useDraft, useLimitField } from '../lib/fields.js';
import { facetedCounts, filteringOf, type GridColumnModel, isEmptyFilter, labelOf } from './grid-rows.js';
import { changeFilter, choiceOf, type GridRange, rangeOf } from './grid-state.js';
import type { GridPartProps } from './use-grid.js';

/** 36 px high, and 44 on touch screens. */
export const CONTROL_SIZE = 't:h-9 t:touch:h-touch-target';
const CONTROL_BOX = `${CONTROL_SIZE} t:inline-flex t:flex-none t:items-center t:justify-center t:rounded-control t:text-label t:whitespace-nowrap t:select-none`;

export const CONTROL = `${CONTROL_BOX} t:border t:transition-press`;

export const TEXT_BUTTON = `${CONTROL} t:gap-2 t:bg-neutral-soft t:px-3 t:font-semibold t:text-ink t:hover:bg-surface-hover`;

/** Toggle button: a filter value, a column or a row height. */
const CHIP = `${CONTROL_BOX} t:transition-toggle t:gap-2 t:px-3`;

export const SEARCH_BOX =
  't:relative t:flex t:min-w-0 t:max-w-80 t:grow t:basis-50 t:items-center t:@max-phone:max-w-none t:@max-phone:flex-1';

const CHIPS = 't:flex t:min-w-0 t:flex-wrap t:gap-1.5';
export const CHIP_LINE = `${CHIPS} t:@max-phone:order-3 t:@max-phone:-mx-(--row-inset) t:@max-phone:w-[calc(100%+2*var(--row-inset))] t:@max-phone:flex-nowrap t:@max-phone:overflow-x-auto t:@max-phone:px-(--row-inset) t:@max-phone:py-1 t:@max-phone:-my-1 t:[scrollbar-width:none]`;

/** Debounce of the search, in ms. */
export const SEARCH_DELAY_MS = 150;

/** Maximum length of a search: it is kept in the URL, and servers refuse long ones. */
const MAX_LETTERS = 200;

/** Search field: `/` focuses it from anywhere on the page, Escape empties it. */
export function GridSearch<Row>({ grid }: GridPartProps<Row>) {
  const { change, classNames, searchKey, searchLabel: label, state } = grid;
  const field = useRef<HTMLInputElement>(null);
  const search = useCallback((globalFilter: string) => change({ globalFilter }), [change]);
  const { draft, last, type, ask } = useDraft(state.globalFilter, search);
  useEffect(() => {
    if (draft === last) return undefined;
    const waiting = setTimeout(() => ask(draft), SEARCH_DELAY_MS);
    return () => clearTimeout(waiting);
  }, [draft, last, ask]);
  const isKey = useCharacterKeys() && searchKey;
  useEffect(() => (isKey && field.current ? watchSlash(field.current) : undefined), [isKey]);

  const searchNow = (text: string) => {
    if (text === last) type(text);
    else ask(text);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      // Does not submit a surrounding form.
      event.preventDefault();
      searchNow(draft);
    }
    if (event.key === 'Escape' && draft !== '') {
      // Does not close a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      searchNow('');
    }
  };
  return (
    <div role="search" className={SEARCH_BOX}>
      <Search
        aria-hidden="true"
        className="t:pointer-events-none t:absolute t:start-3 t:icon-16 t:text-subtle"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LETTERS}
        data-slot="data-grid-search"
        aria-label={label}
        aria-keyshortcuts={isKey ? SLASH : undefined}
        placeholder={label}
        value={draft}
        onChange={({ target }) => type(target.value)}
        // Prepares a large index before the first key press.
        onFocus={() => setTimeout(grid.index.searched)}
        onKeyDown={handleKey}
        ref={field}
        className={cx(
          't:peer t:min-h-9 t:w-full t:min-w-0 t:touch:min-h-touch-target t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:ps-rem-2.25 t:pe-9 t:text-body t:text-ellipsis',
          't:placeholder:text-subtle t:placeholder:opacity-100 t:focus-visible:outline-offset-0',
          TYPED_TEXT,
          classNames['data-grid-search'],
        )}
      />
      {isKey ? (
        <span
          aria-hidden="true"
          className="t:pointer-events-none t:absolute t:end-2 t:inline-flex t:min-h-5.5 t:items-center t:rounded-xs t:border t:px-1.25 t:font-text t:text-caption t:text-muted t:peer-focus:hidden t:@max-phone:hidden"
        >
          {SLASH}
        </span>
      ) : null}
    </div>
  );
}

const SLASH = '/';

/** Mounted search fields, the newest last. */
const fields = new Set<HTMLElement>();

/** Makes `/` focus a field while it is visible. Of several visible fields the newest is focused. */
function watchSlash(field: HTMLElement): () => void {
  const page = field.ownerDocument;
  /** True while the key that focused the field is held down. */
  let isHeld = false;
  const isInSight = (other: HTMLElement) => other.ownerDocument === page && other.getClientRects().length > 0;
  const focusField = (event: globalThis.KeyboardEvent) => {
    if (event.key !== SLASH || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (!event.repeat) {
      // The composed path, because shadow roots retarget events.
      isHeld = !takesText(event.composedPath()[0]) && [...fields].findLast(isInSight) === field;
      if (isHeld) field.focus();
    }
    if (isHeld) event.preventDefault();
  };
  fields.add(field);
  page.addEventListener('keydown', focusField);
  return () => {
    fields.delete(field);
    page.removeEventListener('keydown', focusField);
  };
}

interface ChipsProps {
  label: string;
  chips: readonly {
    key: string;
    label: string;
    count?: string | undefined;
    isPressed: boolean;
    /** `isAdded`: with Shift, Control or Command. */
    onPress: (isAdded: boolean) => void;
  }[];
  /** Shows the chips in one scrolling line on phones. @default false */
  scrolls?: boolean | undefined;
}

/** Toggle buttons. The group is focusable, because a chip without rows disappears when it is released. */
export function Chips({ label, chips, scrolls = false }: ChipsProps) {
  return (
    <div role="group" aria-label={label} tabIndex={-1} className={scrolls ? CHIP_LINE : CHIPS}>
      {chips.map(({ key, label: text, count, isPressed, onPress }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isPressed}
          className={cx(CHIP, toggleColors({ pressed: isPressed }))}
          onClick={(event) => onPress(event.shiftKey || event.ctrlKey || event.metaKey)}
        >
          <bdi>{text}</bdi>
          {count === undefined ? null : (
            <span className={cx('t:figures', !isPressed && 't:text-subtle')}>{count}</span>
          )}
        </button>
      ))}
    </div>
  );
}

interface ColumnPartProps<Row> extends GridPartProps<Row> {
  column: GridColumnModel<Row>;
}

/** Maximum number of chips of a column, so that they do not fill the page; search finds other values. */
const MAX_CHOICES = 12;

/** Chips of a filter: 'All' and one a value. A press selects only one value; with Shift it adds one. */
export function FilterChips<Row>({
  grid,
  column,
  scrolls,
}: ColumnPartProps<Row> & Pick<ChipsProps, 'scrolls'>) {
  const t = useMessages(tableMessages);
  const format = useFormatters();
  const { columnFilters } = grid.state;
  const { key, header } = column;
  const chosen = choiceOf(columnFilters, key);
  /** Number of rows with each value; undefined where a server does not provide it. */
  const counts = grid.matches
    ? facetedCounts(grid.index, column, grid.matches)
    : grid.facetedCounts?.[key] && new Map(Object.entries(grid.facetedCounts[key]));
  const texts = grid.matches ? [] : grid.index.texts(column);
  const present = new Set([...(counts?.keys() ?? []), ...texts]);
  const choices = (filteringOf(column)?.choices ?? [...present]).filter((choice) => choice !== '');
  // A chosen value without rows stays visible, so that it can be removed.
  const shown = new Set([...choices.slice(0, MAX_CHOICES), ...chosen]);
  const countText = (count: number | undefined) => (count === undefined ? undefined : format.number(count));
  const choose = (values: readonly string[]) =>
    grid.change({ columnFilters: changeFilter(columnFilters, key, values) });
  const sum = counts && [...counts.values()].reduce((before, count) => before + count, 0);
  const all = {
    key: '',
    label: t['table.all'],
    count: grid.isBrief && sum === grid.rowsInAll ? undefined : countText(sum),
    isPressed: chosen.length === 0,
    onPress: () => choose([]),
  };
  const chips = Array.from(shown, (choice) => {
    const isPressed = chosen.includes(choice);
    return {
      key: `=${choice}`,
      label: labelOf(column, choice),
      count: countText(counts?.get(choice) ?? (grid.matches && 0)),
      isPressed,
      onPress: (isAdded: boolean) => {
        if (isAdded) choose(isPressed ? chosen.filter((other) => other !== choice) : [...chosen, choice]);
        else choose(isPressed && chosen.length === 1 ? [] : [choice]);
      },
    };
  });
  return <Chips label={header} chips={[all, ...chips]} scrolls={scrolls} />;
}

/** Inclusive limits of a range. Numbers apply while they are typed, days when they are complete. */
export function RangeFields<Row>({ grid, column }: ColumnPartProps<Row>) {
  const t = useMessages(tableMessages);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const { columnFilters } = grid.state;
  const range = rangeOf(columnFilters, column.key);
  const { from = '', to = '' } = range;
  const endsBefore = from !== '' && to !== '' && to < from;
  const onChange = (next: GridRange) =>
    grid.change((state) => ({ columnFilters: changeFilter(state.columnFilters, column.key, next) }));
  const type = column.kind === 'date' ? 'date' : 'number';
  const limitOf = (text: string) => (type === 'date' || text === '' ? text : Number(text));
  // Uses the last requested value of the other limit: a controlled state may not be updated yet.
  const [fromField, lastFrom] = useLimitField(type, String(range.from ?? ''), (text) =>
    onChange({ from: limitOf(text), to: limitOf(lastTo) }),
  );
  const [toField, lastTo] = useLimitField(type, String(range.to ?? ''), (text) =>
    onChange({ from: limitOf(lastFrom), to: limitOf(text) }),
  );
  const field = (limit: 'from' | 'to', label: string) => (
    <label className="t:flex t:min-w-0 t:items-center t:gap-2 t:text-label t:text-muted">
      <span>{label}</span>
      <input
        {...(limit === 'from' ? fromField : toField)}
        ref={limit === 'from' ? first : last}
        aria-invalid={endsBefore || undefined}
        aria-describedby={endsBefore ? `${id}order` : undefined}
        className={cx(
          't:h-9 t:touch:h-touch-target t:w-40 t:min-w-0 t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:px-3 t:text-label t:figures t:focus-visible:outline-offset-0',
          TYPED_TEXT,
        )}
      />
    </label>
  );
  return (
    <div
      role="group"
      aria-labelledby={id}
      // Focusable, because Clear disappears with an empty range (useRestoreFocus).
      tabIndex={-1}
      className="t:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-2"
    >
      <span id={id} className="t:min-w-16 t:text-label t:font-semibold">
        {column.header}
      </span>
      {field('from', t['table.range.from'])}
      {field('to', t['table.range.to'])}
      {column.kind === 'date' ? <DayRangePicker label={column.header} first={first} last={last} /> : null}
      {isEmptyFilter(range) ? null : (
        <button type="button" className={TEXT_BUTTON} onClick={() => onChange({})}>
          {t['table.range.clear']}
        </button>
      )}
      <span role="alert" id={`${id}order`} className="t:text-label t:text-danger-text t:empty:hidden">
        {endsBefore ? t['table.range.order'] : ''}
      </span>
    </div>
  );
}
