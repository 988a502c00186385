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
  /** The name of the bar: 'Field Research'. */
  label: string;
  /** How far it is. */
  value: number | null | undefined;
  /** The full value (spec: 9.progress-max). @default 100 */
  max?: number | undefined;
  /** The amount that would be added, hatched after it: requests that wait. With it, the limit is that of both. @default nothing */
  pending?: number | undefined;
  /** At the end of the label's line. @default the share in percent; it may exceed 100 */
  figure?: ReactNode | undefined;
  /** Under the bar: '$33,600 of $42,000'. */
  note?: ReactNode | undefined;
  /** Under the bar at the end: '$7,500 left', or '$5,000 over budget'. 'Near limit' takes the place of what is left. */
  remainder?: ReactNode | undefined;
  /** Says 'Near limit' and turns to warning from 80 % on. @default false */
  nearLimit?: boolean | undefined;
  /** The meaning of the bar. @default 'brand' */
  tone?: ProgressTone | undefined;
  /** The text of the bar for screen readers. @default the share in percent */
  valueText?: string | undefined;
}

/**
 * A bar with its name, its number and what is left: budgets, shares of a team. An overspent budget has a full bar,
 * 150 % and the excess in words.
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
        {/* The bar says its own figure. */}
        <span
          aria-hidden={figure === undefined || figure === valueText || undefined}
          className="t:text-muted t:figures"
        >
          {loading ? (
            <SkeletonLine width={36} />
          ) : typeof figure === 'object' && figure !== null ? (
            // A text of elements runs as the page does: '80% → 94%' has no letters to tell.
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

/** The meaning of the bar: progress, done, or scarce. */
export type ProgressTone = 'brand' | 'positive' | 'warning';

const hatchClasses = cva('', {
  variants: {
    tone: { brand: 't:text-brand-mark', positive: 't:text-positive', warning: 't:text-warning-mark' },
  },
});

/** Lines in the colour of the bar on a pale ground: what is pending. */
const HATCHED =
  't:bg-[repeating-linear-gradient(135deg,currentColor_0_1.5px,color-mix(in_oklab,currentColor_28%,var(--tapa-color-surface))_1.5px_4.5px)] t:forced-colors:text-[CanvasText]';

type NativeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'aria-label' | 'aria-labelledby'>;

export type BandProgressProps = NativeProps &
  ProgressNaming & {
    /** How far it is. Below 0 and no figure are 0, above the maximum it is full. */
    value: number | null | undefined;
  };

export type ProgressProps = BandProgressProps & {
  /** The full value (spec: 9.progress-max). @default 100 */
  max?: number | undefined;
  /** The text for screen readers. @default the share in percent, e.g. '72%' */
  valueText?: string | undefined;
  /** The meaning; the number beside the bar says it too. @default 'brand' */
  tone?: ProgressTone | undefined;
  /** Turns to warning from 80 % on. Say so in words beside it: `ProgressField` does. @default false */
  nearLimit?: boolean | undefined;
  /** The amount that would be added, hatched after it: requests that wait. With it, the limit is that of both. @default nothing */
  pending?: number | undefined;
  /** Where a line crosses the bar: a limit. A bar with a line is 16 px high. Say in words what it marks. @default none */
  mark?: number | undefined;
};

/** Says how far a bar is: its role tells a share, which is measured, from what gets on. */
const ariaValues = (role: 'meter' | 'progressbar', { value, max }: SafeProgress, text: string) => ({
  role,
  'aria-valuemin': 0,
  'aria-valuemax': max,
  'aria-valuenow': value,
  'aria-valuetext': text,
});

/** The track of a bar: clipped to its ends, or open to the line that crosses it. */
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
      // Of what crosses its track nothing is cut off.
      ends: { track: 't:rounded-inherit', start: 't:rounded-s-xs' },
    },
  },
);

/**
 * A share as a bar of 8 px on a track, a meter for screen readers. Its number stands beside it, never in the bar alone.
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
        // An `svg`, whose width is an attribute: a strict policy takes styles out of server markup.
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
        // Across the bar, 5 px beyond both of its edges.
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
 * Progress as a band of triangles, 16 px high, on deep panels: the rewards only. It fills from the reading side.
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
