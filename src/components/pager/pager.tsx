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

/** Props for `Pager`. */
export interface PagerState {
  /** Page shown, from 1. A page out of range is clamped. */
  page: number;
  /** Number of all rows. */
  total: number;
  /** Rows per page. */
  pageSize: number;
  /** Called with the page to show. */
  onPageChange: (page: number) => void;
  /** Ref of the pager, to print all rows with its document. */
  ref: RefObject<HTMLElement | null>;
}

/** Page of a host that keeps it itself, e.g. in the URL. */
export interface PagerControl {
  /** Page to show, from 1. A page out of range is clamped. @default the pager keeps its own */
  page?: number | undefined;
  /** Called with the page to show. */
  onPageChange?: ((page: number) => void) | undefined;
}

/**
 * Returns the rows of one page of a long list, and all of them while printing.
 *
 * @param rowsPerPage - rows per page
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
  /** Name of the list for screen readers: 'Bookings'. */
  'aria-label': string;
  /** Rows per page. @default 50 */
  pageSize?: number | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'pager-range' | 'button'> | undefined;
}

/**
 * Shows and announces the range of rows on the page, with buttons to the previous and next page. Renders
 * nothing for a single page. The buttons are `aria-disabled`, never disabled, so that they keep the focus.
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
  // In forced colours: the browser's style of disabled buttons.
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
