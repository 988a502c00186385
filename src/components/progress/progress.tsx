'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { progressMessages } from '../../i18n/compiled/en/progress.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { TriangleAlert } from '../../icons/compiled/triangle-alert.js';
import { cx } from '../../lib/cx.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';
import { isNearLimit, type ProgressNaming, type SafeProgress, safeProgress } from './progress-value.js';

export interface ProgressFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the bar: 'Field Research'. */
  label: string;
  /** Value between 0 and `max`. */
  value: number | null | undefined;
  /** Maximum (spec: 9.progress-max). @default 100 */
  max?: number | undefined;
  /** Pending amount, hatched after `value`. It counts for `nearLimit`. @default none */
  pending?: number | undefined;
  /** Figure at the end of the label's line. @default the share in percent, which may exceed 100 */
  figure?: ReactNode | undefined;
  /** Text under the bar: '$33,600 of $42,000'. */
  note?: ReactNode | undefined;
  /** Text under the bar at the end: '$7,500 left', '$5,000 over budget'. 'Near limit' replaces the former. */
  remainder?: ReactNode | undefined;
  /** Shows 'Near limit' and the warning colour from 80 % on. @default false */
  nearLimit?: boolean | undefined;
  /** Meaning of the bar. @default 'brand' */
  tone?: ProgressTone | undefined;
  /** Text of the bar for screen readers. @default the share in percent */
  valueText?: string | undefined;
}

/**
 * Renders a bar with its name, its number and the remainder: budgets, shares of a team.
 *
 * @example
 * <ProgressField label="Engineering" value={15960} max={28000} note="$15,960 of $28,000" remainder="$12,040 left" nearLimit />
 */
export const ProgressField = forwardRef<HTMLDivElement, ProgressFieldProps>(function ProgressField(
  {
    label,
    value,
    max,
    pending,
    figure,
    note,
    remainder,
    nearLimit = false,
    tone,
    valueText,
    className,
    ...rest
  },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(progressMessages);
  const labelId = useId();
  const loading = useLoading();
  const { percent } = safeProgress(value, max);
  const after = safeProgress(pending === undefined ? value : (value ?? 0) + pending, max);
  const isTight = nearLimit && isNearLimit(after.percent);
  const end = isTight && !after.isOver ? t['progress.near-limit'] : remainder;
  return (
    <div data-slot="progress-field" className={cx('t:root t:grid t:gap-2', className)} ref={ref} {...rest}>
      <div className="t:flex t:items-baseline t:justify-between t:gap-3">
        <bdi id={labelId} className="t:min-w-0 t:font-semibold t:wrap-anywhere">
          {label}
        </bdi>
        {/* Screen readers already read the figure from the bar. */}
        <span
          aria-hidden={figure === undefined || figure === valueText || undefined}
          className="t:text-muted t:figures"
        >
          {loading ? (
            <SkeletonLine width={36} />
          ) : typeof figure === 'object' && figure !== null ? (
            // Not in a `bdi`: '80% → 94%' has no letters to detect a direction from.
            figure
          ) : (
            <bdi>{figure ?? format.percent(percent)}</bdi>
          )}
        </span>
      </div>
      <Progress
        aria-labelledby={labelId}
        value={value}
        max={max}
        pending={pending}
        tone={tone}
        nearLimit={nearLimit}
        valueText={valueText}
      />
      {note || end ? (
        <div className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-3 t:text-label t:tracking-[-0.01em] t:text-muted">
          {loading ? (
            <SkeletonLine width={132} />
          ) : (
            <>
              <bdi className="t:figures-in-text">{note}</bdi>
              {end ? (
                <span
                  data-near-limit={isTight || undefined}
                  className={cx(
                    't:ms-auto t:inline-flex t:items-center t:gap-1.25',
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

/** Meaning of the bar: progress, done, or scarce. */
export type ProgressTone = 'brand' | 'positive' | 'warning';

const hatchClasses = cva('', {
  variants: {
    tone: { brand: 't:text-brand-mark', positive: 't:text-positive', warning: 't:text-warning-mark' },
  },
});

const HATCHED =
  't:bg-[repeating-linear-gradient(135deg,currentColor_0_1.5px,color-mix(in_oklab,currentColor_28%,var(--tapa-color-surface))_1.5px_4.5px)] t:forced-colors:text-[CanvasText]';

type NativeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'aria-label' | 'aria-labelledby'>;

export type BandProgressProps = NativeProps &
  ProgressNaming & {
    /** Value between 0 and the maximum. It is clamped; an invalid one is 0. */
    value: number | null | undefined;
  };

export type ProgressProps = BandProgressProps & {
  /** Maximum (spec: 9.progress-max). @default 100 */
  max?: number | undefined;
  /** Text for screen readers. @default the share in percent, e.g. '72%' */
  valueText?: string | undefined;
  /** Meaning of the colour. @default 'brand' */
  tone?: ProgressTone | undefined;
  /** Turns to warning from 80 % on. Explain it in a text, as `ProgressField` does. @default false */
  nearLimit?: boolean | undefined;
  /** Pending amount, hatched after `value`. It counts for `nearLimit`. @default none */
  pending?: number | undefined;
  /** Limit at which a line crosses the bar, which is then 16 px high. Explain it in a text. @default none */
  mark?: number | undefined;
};

// A `meter` is a measured share, a `progressbar` advances to its end.
const ariaValues = (role: 'meter' | 'progressbar', { value, max }: SafeProgress, text: string) => ({
  role,
  'aria-valuemin': 0,
  'aria-valuemax': max,
  'aria-valuenow': value,
  'aria-valuetext': text,
});

const track = cva('t:bar-width', {
  variants: {
    marked: {
      true: 't:relative t:h-rem-1 t:rounded-xs',
      false: 't:h-progress-height t:overflow-hidden t:rounded-pill',
    },
    loading: {
      true: 't:bg-skeleton t:animate-skeleton',
      false:
        't:flex t:bg-surface-sunken t:box-shadow-[inset_0_0_0_1px_var(--tapa-color-border)] t:forced-colors:border',
    },
  },
});
const filling = cva(
  't:h-full t:origin-left t:transition-[width] t:duration-slow t:rtl:origin-right t:animate-fill t:forced-colors:bg-[Highlight] t:forced-colors:forced-color-adjust-none',
  {
    variants: {
      tone: {
        brand: 't:bg-brand-mark',
        positive: 't:bg-positive',
        warning: 't:bg-warning-mark',
        reward: 't:bg-reward',
      },
      // A track with a line does not clip its filling.
      ends: { track: 't:rounded-inherit', start: 't:rounded-s-xs' },
    },
  },
);

/**
 * Renders a share as a bar of 8 px, a `meter` for screen readers. Show its number beside it.
 *
 * @example
 * <Progress aria-label="Monthly budget used" value={86400} max={120000} nearLimit />
 */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { value, max, pending, mark, tone = 'brand', nearLimit = false, valueText, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const loading = useLoading();
  const isMarked = mark !== undefined;
  const limit = `${safeProgress(mark, max).filled}%`;
  const safe = safeProgress(value, max);
  const after = safeProgress(safe.value + (pending ?? 0), max);
  const shownTone = nearLimit && isNearLimit(after.percent) ? 'warning' : tone;
  return (
    <div
      data-slot="progress"
      data-tone={shownTone}
      aria-hidden={loading || undefined}
      {...ariaValues('meter', safe, valueText ?? format.percent(safe.percent))}
      className={cx(track({ marked: isMarked, loading }), className)}
      ref={ref}
      {...rest}
    >
      {loading ? null : (
        // An `svg` takes its width from an attribute: a strict CSP blocks inline styles.
        <svg
          aria-hidden="true"
          width={`${safe.filled}%`}
          className={filling({ tone: shownTone, ends: isMarked && safe.filled < 100 ? 'start' : 'track' })}
        />
      )}
      {after.filled > safe.filled && !loading ? (
        <svg
          aria-hidden="true"
          width={`${after.filled - safe.filled}%`}
          className={cx(
            't:h-full t:flex-none',
            HATCHED,
            isMarked && after.filled === 100 && 't:rounded-e-xs',
            isMarked && safe.filled === 0 && 't:rounded-s-xs',
            hatchClasses({ tone: shownTone }),
          )}
        />
      ) : null}
      {isMarked && !loading ? (
        <svg
          aria-hidden="true"
          className="t:absolute t:inset-x-0 t:-top-1.25 t:h-[calc(100%+10px)] t:w-full t:overflow-visible t:icon-directional"
        >
          <line
            x1={limit}
            x2={limit}
            y2="100%"
            stroke="currentColor"
            strokeWidth="2"
            className="t:opacity-55"
          />
        </svg>
      ) : null}
    </div>
  );
});

/**
 * Renders progress as a band of triangles, 16 px high. Use it on the deep surface of rewards only.
 *
 * @example
 * <BandProgress aria-label="Progress to Platinum Adventurer" value={75} />
 */
export const BandProgress = forwardRef<HTMLDivElement, BandProgressProps>(function BandProgress(
  { value, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const safe = safeProgress(value);
  return (
    <div
      data-slot="band-progress"
      {...ariaValues('progressbar', safe, format.percent(safe.percent))}
      className={cx('t:@container t:bar-width t:relative t:h-progress-band-height', className)}
      ref={ref}
      {...rest}
    >
      <span
        aria-hidden="true"
        className="t:absolute t:inset-0 t:triangles t:bg-[color-mix(in_oklab,var(--tapa-color-deep),var(--tapa-color-on-deep)_26%)] t:forced-colors:bg-[GrayText]"
      >
        <svg width={`${safe.filled}%`} className={filling({ tone: 'reward' })} />
      </span>
    </div>
  );
});
