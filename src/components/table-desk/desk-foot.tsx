'use client';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { pagerMessages } from '../../i18n/compiled/en/components.js';
import { tableMessages } from '../../i18n/compiled/en/table.js';
import type { Formatters } from '../../i18n/formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronLeft, ChevronRight } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { readFigure } from '../../lib/read-figure.js';
import { clampPage, pageCount } from '../pager/index.js';
import { Select } from '../select/index.js';
import { SkeletonLine } from '../skeleton/index.js';
import { useDeskClasses } from './desk-classes.js';
import { FOOT_LINE, ICON_BUTTON } from './desk-styles.js';
import { TABLE_PAGE_SIZES } from './state.js';

interface DeskFootProps {
  /** What is paged, for screen readers. */
  label: string;
  /** The page shown, within bounds. */
  page: number;
  pageSize: number;
  /** How many rows match. */
  count: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
}

const LINE = cx(FOOT_LINE, 't:gap-x-4 t:border-t t:bg-surface');

/** Which rows show, how many a page has, and the way to other pages. */
export function DeskFoot({ label, page, pageSize, count, onPageChange, onPageSizeChange }: DeskFootProps) {
  const format = useFormatters();
  const pager = useMessages(pagerMessages);
  const last = pageCount(count, pageSize);
  return (
    <nav
      data-slot="table-desk-foot"
      aria-label={label}
      className={cx(LINE, useDeskClasses()['table-desk-foot'])}
    >
      <p className="t:text-label t:text-muted t:figures-in-text">
        {rangeText(pager, format, { page, pageSize, count })}
      </p>
      {hasPageSizes(count) ? (
        <div className="t:contents t:@max-[43em]/table:hidden">
          <PageSize pageSize={pageSize} onChange={onPageSizeChange} />
        </div>
      ) : null}
      {last > 1 ? (
        <div className="t:ms-auto t:flex t:items-center t:gap-2 t:text-label t:text-muted">
          <div className="t:contents t:@max-[43em]/table:hidden">
            <PageField page={page} last={last} onPageChange={onPageChange} />
          </div>
          <StepButton
            name={pager['pager.previous']}
            isAtEnd={page === 1}
            onPress={() => onPageChange(page - 1)}
          >
            <ChevronLeft aria-hidden="true" className="t:icon-16 t:icon-directional" />
          </StepButton>
          <StepButton
            name={pager['pager.next']}
            isAtEnd={page === last}
            onPress={() => onPageChange(page + 1)}
          >
            <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional" />
          </StepButton>
        </div>
      ) : null}
    </nav>
  );
}

/** Says which rows of how many show. */
export const rangeText = (
  t: typeof pagerMessages,
  format: Formatters,
  { page, pageSize, count }: Pick<DeskFootProps, 'page' | 'pageSize' | 'count'>,
): string =>
  t['pager.range'](
    { first: (page - 1) * pageSize + 1, last: Math.min(count, page * pageSize), total: count },
    format,
  );

/** Whether so many rows are more than a page of any size has. */
export const hasPageSizes = (count: number): boolean => count > Math.min(...TABLE_PAGE_SIZES);

interface PageSizeProps {
  pageSize: number;
  onChange: (size: number) => void;
}

/** How many rows a page has. */
export function PageSize({ pageSize, onChange }: PageSizeProps) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  return (
    <Select
      aria-label={t['table.page-size']}
      size="sm"
      value={pageSize}
      options={[...new Set([...TABLE_PAGE_SIZES, pageSize])]
        .sort((one, other) => one - other)
        .map((size) => ({ value: String(size), label: t['table.rows']({ count: size }, format) }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

/** In its place while rows load. */
export const FootSkeleton = () => (
  <div aria-hidden="true" className={LINE}>
    <span className="t:text-label">
      <SkeletonLine width={120} height={12} />
    </span>
  </div>
);

interface PageFieldProps {
  page: number;
  last: number;
  onPageChange: (page: number) => void;
}

/** The page as a figure to type, in digits of any language. Enter or leaving the field goes there. */
export function PageField({ page, last, onPageChange }: PageFieldProps) {
  const format = useFormatters();
  const t = useMessages(tableMessages);
  const shown = format.number(page);
  const [{ draft, of }, setTyped] = useState({ draft: shown, of: shown });
  if (of !== shown) setTyped({ draft: shown, of: shown });
  const go = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const next = clampPage(readFigure(event.currentTarget.value) ?? page, last, 1);
    setTyped({ draft: shown, of: shown });
    if (next !== page) onPageChange(next);
  };
  return (
    <label className="t:flex t:items-center t:gap-2 t:text-label t:text-muted">
      <span>{t['table.page']}</span>
      <input
        inputMode="numeric"
        value={draft}
        onChange={({ target }) => setTyped({ draft: target.value, of: shown })}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event);
        }}
        className="t:h-9 t:touch:h-touch-target t:w-14 t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:px-1 t:text-center t:text-label t:text-ink t:figures"
      />
      <span>{t['table.pages']({ count: last }, format)}</span>
    </label>
  );
}

interface StepButtonProps {
  name: string;
  /** At the first and last page it does nothing, and keeps focus. */
  isAtEnd: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function StepButton({ name, isAtEnd, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      className={cx(ICON_BUTTON, 't:aria-disabled:cursor-not-allowed t:aria-disabled:text-subtle')}
      onClick={() => {
        if (!isAtEnd) onPress();
      }}
    >
      {children}
    </button>
  );
}
