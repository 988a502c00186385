'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { Button } from '../button';
import { clampPage, PAGE_SIZE, pageCount } from './use-pager';

export interface PagerProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** What is paged, for screen readers: 'Bookings'. */
  'aria-label': string;
  /** How many rows there are in all. */
  total: number;
  /** The page shown, counted from 1. One that does not exist counts as the nearest. */
  page: number;
  /** How many rows a page has. @default 50 */
  pageSize?: number;
  /** Called with the page that the reader wants to see. */
  onPageChange: (page: number) => void;
}

/**
 * Which rows of a long list show, and the way to the ones before and after. It is not rendered when one page shows all.
 * The buttons are never disabled, only `aria-disabled`, so that focus stays on them at the first and last page; the
 * range is announced when it changes.
 *
 * @example
 * <Pager aria-label="Bookings" total={10000} page={page} onPageChange={setPage} />
 */
export const Pager = forwardRef<HTMLElement, PagerProps>(function Pager(
  { total, page, pageSize = PAGE_SIZE, onPageChange, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const last = pageCount(total, pageSize);
  if (last === 1) return null;
  const shown = clampPage(page, total, pageSize);
  const first = (shown - 1) * pageSize + 1;
  const end = Math.min(total, shown * pageSize);
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
      <p role="status" className="t:text-label t:text-muted t:figures">
        Showing {format.number(first)}–{format.number(end)} of {format.number(total)}
      </p>
      <div className="t:flex t:gap-2">
        <PageButton isDisabled={shown === 1} onPress={() => onPageChange(shown - 1)}>
          <ChevronLeft aria-hidden="true" className="t:icon-16 t:icon-directional" />
          Previous
        </PageButton>
        <PageButton isDisabled={shown === last} onPress={() => onPageChange(shown + 1)}>
          Next
          <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional" />
        </PageButton>
      </div>
    </nav>
  );
});

const DISABLED = cx(
  't:aria-disabled:cursor-not-allowed t:aria-disabled:border-border t:aria-disabled:bg-neutral-soft t:aria-disabled:text-subtle',
  // Where the reader's colours take the place of ours: what browsers give disabled buttons by themselves.
  't:forced-colors:aria-disabled:border-[GrayText] t:forced-colors:aria-disabled:text-[GrayText]',
);

interface PageButtonProps {
  isDisabled: boolean;
  onPress: () => void;
  children: ComponentPropsWithoutRef<'button'>['children'];
}

function PageButton({ isDisabled, onPress, children }: PageButtonProps) {
  return (
    <Button
      size="sm"
      aria-disabled={isDisabled || undefined}
      className={DISABLED}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </Button>
  );
}
