'use client';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useRef, useState } from 'react';
import { pagerMessages } from '../../i18n/compiled/en/pager.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronLeft } from '../../icons/compiled/chevron-left.js';
import { ChevronRight } from '../../icons/compiled/chevron-right.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { clampPage, PAGE_SIZE, pageCount, usableSize } from '../../lib/rows.js';
import { usePrintsWhole } from '../../lib/sizes.js';
import { Button } from '../button/index.js';

/** A page of a list, and the way to others. Its fields fit `Pager`. */
export interface PagerState {
  /** The page shown, counted from 1. One that does not exist counts as the nearest. */
  page: number;
  /** How many rows there are in all. */
  total: number;
  /** How many rows a page has. */
  pageSize: number;
  /** Called with the page that the reader wants to see. */
  onPageChange: (page: number) => void;
  /** Where the pager stands: all rows are printed with its document. */
  ref: RefObject<HTMLElement | null>;
}

/** For a host that keeps the page itself, in its address for instance. */
export interface PagerControl {
  /** The page to show, counted from 1. One that does not exist counts as the nearest. @default the pager keeps its own */
  page?: number | undefined;
  /** Called with the page that the reader wants to see. */
  onPageChange?: ((page: number) => void) | undefined;
}

/**
 * Keeps long lists out of the DOM: only the rows of one page are rendered, and all of them on paper.
 *
 * @param items - the whole list
 * @param rowsPerPage - rows of a page
 * @default rowsPerPage - 50
 * @param control - the page and its changes, where the host keeps them
 * @example
 * const { rows, pager } = usePager(bookings);
 * return <><ul>{rows.map(toRow)}</ul><Pager aria-label="Bookings" {...pager} /></>;
 */
export function usePager<T>(
  items: readonly T[],
  rowsPerPage = PAGE_SIZE,
  { page: given, onPageChange }: PagerControl = {},
): { rows: readonly T[]; pager: PagerState } {
  const [own, setOwn] = useState(1);
  const ref = useRef<HTMLElement>(null);
  const total = items.length;
  const format = useFormatters();
  const t = useMessages(pagerMessages);
  const isWhole = usePrintsWhole(total, t['pager.print-all']({ total }, format), ref);
  const pageSize = isWhole ? total : usableSize(rowsPerPage);
  const page = clampPage(given ?? own, total, pageSize);
  const start = (page - 1) * pageSize;
  const rows = total > pageSize ? items.slice(start, start + pageSize) : items;
  const turnTo = (next: number) => {
    setOwn(next);
    onPageChange?.(next);
  };
  return { rows, pager: { page, total, pageSize, onPageChange: turnTo, ref } };
}

export interface PagerProps
  extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'>,
    Omit<PagerState, 'pageSize' | 'ref'> {
  /** The name of the paged list, for screen readers: 'Bookings'. */
  'aria-label': string;
  /** How many rows a page has. @default 50 */
  pageSize?: number | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'pager-range' | 'button'> | undefined;
}

/**
 * Shows which rows of a long list are on the page, and leads to those before and after. It is not rendered when one page shows all.
 * The buttons are never disabled, only `aria-disabled`, so that focus stays on them at the first and last page; the
 * range is announced when it changes.
 *
 * @example
 * <Pager aria-label="Bookings" total={10000} page={page} onPageChange={setPage} />
 */
export const Pager = forwardRef<HTMLElement, PagerProps>(function Pager(
  { total, page, pageSize = PAGE_SIZE, onPageChange, classNames, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(pagerMessages);
  const last = pageCount(total, pageSize);
  if (last === 1) return null;
  const shown = clampPage(page, total, pageSize);
  const size = usableSize(pageSize);
  const first = (shown - 1) * size + 1;
  const end = Math.min(total, shown * size);
  const button = classNames?.button;
  return (
    <nav
      data-slot="pager"
      className={cx(
        't:root t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-4 t:gap-y-2',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <p
        data-slot="pager-range"
        role="status"
        className={cx('t:text-label t:text-muted t:figures-in-text', classNames?.['pager-range'])}
      >
        {t['pager.range']({ first, last: end, total }, format)}
      </p>
      <div className="t:flex t:gap-2 t:print:hidden">
        <PageButton className={button} isDisabled={shown === 1} onPress={() => onPageChange(shown - 1)}>
          <ChevronLeft aria-hidden="true" className="t:icon-16 t:icon-directional" />
          <span className="t:contents">{t['pager.previous']}</span>
        </PageButton>
        <PageButton className={button} isDisabled={shown === last} onPress={() => onPageChange(shown + 1)}>
          <span className="t:contents">{t['pager.next']}</span>
          <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional" />
        </PageButton>
      </div>
    </nav>
  );
});

const DISABLED = cx(
  't:aria-disabled:cursor-not-allowed t:aria-disabled:bg-neutral-soft t:aria-disabled:text-subtle',
  // In forced colours: the same as the browser's own style of disabled buttons.
  't:forced-colors:aria-disabled:border-[GrayText] t:forced-colors:aria-disabled:text-[GrayText]',
);

interface PageButtonProps {
  className: string | undefined;
  isDisabled: boolean;
  onPress: () => void;
  children: ComponentPropsWithoutRef<'button'>['children'];
}

function PageButton({ className, isDisabled, onPress, children }: PageButtonProps) {
  return (
    <Button
      size="sm"
      aria-disabled={isDisabled || undefined}
      className={cx(DISABLED, className)}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </Button>
  );
}
