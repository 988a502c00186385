'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { countMessages } from '../../i18n/compiled/en/count.js';
import { useFigures } from '../../i18n/use-figures.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { useChanged } from '../../lib/state.js';

export interface CountBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Count, never below 0; '99+' above 99 (spec: 2.nav-badge). */
  value: number;
  /** Counted things, for screen readers: 'unread messages'. They hear the visible number (WCAG 2.5.3). */
  label?: string | undefined;
  /** Count of all. Where it is larger, the badge reads '6 of 42 clients'. @default no total is shown */
  total?: number | undefined;
  /** Shows numbers above 99 in full: '10,000', as beside a heading. @default false */
  exact?: boolean | undefined;
  /** Emphasis: 'brand' calls for attention, 'soft' only counts. @default 'brand' */
  tone?: 'brand' | 'soft' | undefined;
}

const MOST = 99;

const classes = cva(
  [
    't:inline-grid t:min-w-[1.6364em] t:place-items-center t:rounded-pill t:px-1.25 t:font-text',
    't:text-overline t:leading-[1.6364] t:font-bold t:tracking-[0] t:figures-in-text',
  ],
  {
    variants: {
      tone: { brand: 't:bg-brand t:text-on-brand', soft: 't:bg-brand-soft t:text-on-brand-soft' },
      part: { true: 't:text-center', false: 't:flex-none' },
    },
  },
);

/**
 * A small number beside a label or on an icon, 18 px high.
 *
 * @example
 * <CountBadge value={5} label="unread messages" />
 */
export const CountBadge = forwardRef<HTMLSpanElement, CountBadgeProps>(function CountBadge(
  { value, label, total, exact = false, tone = 'brand', className, ...rest },
  ref,
) {
  const format = useFigures();
  const t = useMessages(countMessages);
  const count = Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
  const whole = format.number(count);
  const shown = exact || count <= MOST ? whole : `${format.number(MOST)}+`;
  const changed = useChanged(shown);
  const isPart = total !== undefined && total > value;
  return (
    <span
      data-slot="count-badge"
      data-tone={tone}
      className={cx(classes({ tone, part: isPart }), className)}
      ref={ref}
      {...rest}
    >
      {isPart ? (
        <bdi>
          {label
            ? t['count.part-labelled']({ part: whole, total: format.compactNumber(total), label })
            : t['count.part']({ part: whole, total: format.compactNumber(total) })}
        </bdi>
      ) : (
        <>
          <span
            key={shown}
            dir="ltr"
            aria-hidden={label ? true : undefined}
            className={cx('t:inline', changed && 't:animate-enter t:[--tapa-enter-from:4px]')}
          >
            {shown}
          </span>
          {label ? <span className="t:sr-only">{t['count.labelled']({ count: shown, label })}</span> : null}
        </>
      )}
    </span>
  );
});
