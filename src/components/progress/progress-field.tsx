'use client';
import { TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { SkeletonLine, useLoading } from '../skeleton';
import { Progress, type ProgressTone } from './progress';
import { isNearLimit, NEAR_LIMIT_TEXT, safeProgress } from './progress-value';

export interface ProgressFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What progresses: 'Field Research'. It names the bar. */
  label: string;
  /** How far it is. */
  value: number | null | undefined;
  /** What is full. @default 100 (spec section 9) */
  max?: number;
  /** At the end of the label's line. @default the share in percent; it may exceed 100 */
  figure?: ReactNode;
  /** Under the bar: '$33,600 of $42,000'. */
  note?: ReactNode;
  /** Under the bar at the end: '$7,500 left', or '$5,000 over budget'. 'Near limit' takes the place of what is left. */
  remainder?: ReactNode;
  /** Says 'Near limit' and turns to warning from 80 % on (DESIGN section 6). @default false */
  nearLimit?: boolean;
  /** What the bar means. @default 'brand' */
  tone?: ProgressTone;
  /** What screen readers say of the bar. @default the share in percent */
  valueText?: string;
}

/**
 * A bar with its name, its number and what is left: budgets, shares of a team. An overspent budget has a full bar,
 * 150 % and the excess in words (decision 35).
 *
 * @example
 * <ProgressField label="Engineering" value={15960} max={28000} note="$15,960 of $28,000" remainder="$12,040 left" nearLimit />
 */
export const ProgressField = forwardRef<HTMLDivElement, ProgressFieldProps>(function ProgressField(
  { label, value, max, figure, note, remainder, nearLimit = false, tone, valueText, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const labelId = useId();
  const loading = useLoading();
  const { percent, isOver } = safeProgress(value, max);
  const isTight = nearLimit && isNearLimit(percent);
  const end = isTight && !isOver ? NEAR_LIMIT_TEXT : remainder;
  return (
    <div data-slot="progress-field" className={cx('t:root t:grid t:gap-2', className)} ref={ref} {...rest}>
      <div className="t:flex t:items-baseline t:justify-between t:gap-3">
        <bdi id={labelId} className="t:min-w-0 t:font-semibold t:wrap-anywhere">
          {label}
        </bdi>
        <span className="t:whitespace-nowrap t:text-muted t:figures">
          {loading ? <SkeletonLine width={36} /> : <bdi>{figure ?? format.percent(percent)}</bdi>}
        </span>
      </div>
      <Progress
        aria-labelledby={labelId}
        value={value}
        max={max}
        tone={tone}
        nearLimit={nearLimit}
        valueText={valueText}
      />
      {note || end ? (
        <div className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-3 t:text-label t:tracking-[-0.012em] t:text-muted">
          {loading ? (
            <SkeletonLine width={132} />
          ) : (
            <>
              <bdi className="t:figures">{note}</bdi>
              {end ? (
                <span
                  data-near-limit={isTight || undefined}
                  className={cx(
                    't:ms-auto t:inline-flex t:items-center t:gap-[5px]',
                    isTight && 't:font-semibold t:text-warning-text',
                  )}
                >
                  {isTight ? <TriangleAlert aria-hidden="true" className="t:icon-14" /> : null}
                  <bdi>{end}</bdi>
                </span>
              ) : null}
            </>
          )}
        </div>
      ) : null}
    </div>
  );
});
