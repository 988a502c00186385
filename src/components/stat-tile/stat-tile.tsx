'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { deltaMessages } from '../../i18n/compiled/en/delta.js';
import { tileMessages } from '../../i18n/compiled/en/tile.js';
import { NO_FIGURE } from '../../i18n/figure-formatters.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFigures } from '../../i18n/use-figures.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ArrowDownRight } from '../../icons/compiled/arrow-down-right.js';
import { ArrowRight } from '../../icons/compiled/arrow-right.js';
import { ArrowUpRight } from '../../icons/compiled/arrow-up-right.js';
import { RotateCcw } from '../../icons/compiled/rotate-ccw.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { useRestoreFocus } from '../../lib/restore-focus.js';
import { useChanged } from '../../lib/state.js';

// Not from the index, which would add the provider to the size of a single tile.
import { Link } from '../../theme/link.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';
import { type FigureFormat, formatFigure } from './figure.js';
import { KeepsMetaContext } from './strip-context.js';

/** A change. Direction and tone are separate: fewer cancellations are down, and positive. */
export interface StatDelta {
  /** Amount without a sign: '12%' or '2 pts'. */
  value: string;
  direction: 'up' | 'down' | 'flat';
  /** Judgement of the change. @default 'neutral' */
  tone?: 'positive' | 'negative' | 'neutral' | undefined;
  /** Base of the comparison: 'vs last month'. */
  context?: string | undefined;
}

/** Longest figure, in characters, that fits one of four columns at full size. */
const MOST_CHARACTERS = 9;

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };
const SIGNS = { up: '+', down: '−', flat: '' };
/** Arrow, signed amount and base of a change; for screen readers also 'better' or 'worse'. */
export function Delta({ value, direction, tone = 'neutral', context }: StatDelta) {
  const t = useMessages(deltaMessages);
  const Arrow = ARROWS[direction];
  // Colour is not the only sign of better or worse (WCAG 1.4.1).
  return (
    <span
      data-slot="stat-delta"
      data-direction={direction}
      data-tone={tone}
      className="t:inline-flex t:flex-wrap t:gap-x-1.5"
    >
      <span
        // Without cva, which would add to the size of a single tile.
        className={cx(
          't:inline-flex t:items-center t:gap-1 t:font-semibold t:figures',
          tone === 'positive' && 't:text-positive-text',
          tone === 'negative' && 't:text-danger-text',
          tone === 'neutral' && 't:text-muted',
        )}
      >
        <Arrow className="t:icon-16 t:icon-directional" />
        <span className="t:inline">
          <Sentence
            text={t[`delta.${direction}.${tone}`]({
              amount: value,
              b: (amount) => (
                <bdi>
                  <span className="t:contents" aria-hidden="true">
                    {SIGNS[direction]}
                  </span>
                  <span className="t:contents">{amount}</span>
                </bdi>
              ),
            })}
            rest={(text) => <span className="t:sr-only">{text}</span>}
          />
        </span>
      </span>
      {/* On phones it does not fit beside the amount, and a new line would move the layout. */}
      {context ? <bdi className="t:@max-phone:sr-only">{context}</bdi> : null}
    </span>
  );
}

type StatTileAction =
  | {
      /** Makes the whole tile a link. */
      href?: string | undefined;
      onPress?: never;
    }
  | {
      href?: never;
      /** Makes the whole tile a button. */
      onPress?: (() => void) | undefined;
    };

export type StatTileProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** Label of the figure, in at most four lines. */
  label: string;
  /** `null` and `undefined` mean unknown and show a dash, `0` does not; text is shown as it is. */
  value: number | string | null | undefined;
  /** Format of a number. From ten characters it is compact, with the full number below. @default 'number' */
  format?: FigureFormat | undefined;
  /** Text after the figure: 'of 5'. */
  unit?: string | undefined;
  delta?: StatDelta | undefined;
  /** A `StatTrend` beside the figure, hidden where there is no figure. */
  trend?: ReactElement | undefined;
  /** Second line: details of the figure, or the reason why there is none. */
  hint?: ReactNode | undefined;
  /** A `SampleChip` after the label. Hidden while loading. */
  mark?: ReactNode | undefined;
  /** Shows a skeleton of the same size. @default whether the nearest `Loading` is active */
  loading?: boolean | undefined;
  /** Shows a dash, the hint, and 'Try again' where `onRetry` is given. @default false */
  error?: boolean | undefined;
  /** Classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'stat-label' | 'stat-figure' | 'stat-meta'> | undefined;
  onRetry?: (() => void) | undefined;
} & StatTileAction;

/**
 * One figure with its label. Alone it has a border; a `StatStrip` joins several. Parts: `stat-tile`,
 * `stat-label`, `stat-figure`, `stat-meta`; `data-state` is loading, error, unknown or ready.
 *
 * @example
 * <StatTile label="Commissions" value={18460} format="money"
 *   delta={{ value: '12%', direction: 'up', tone: 'positive', context: 'vs last month' }} href="/dashboard?tab=analytics" />
 */
export const StatTile = forwardRef<HTMLDivElement, StatTileProps>(function StatTile(
  {
    label,
    value,
    format = 'number',
    unit,
    delta,
    trend,
    hint,
    mark,
    loading,
    error = false,
    onRetry,
    href,
    onPress,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  const formatters = useFigures();
  const t = useMessages(tileMessages);
  const labelId = useId();
  const contextLoading = useLoading();
  const isLoading = loading ?? contextLoading;
  const figure = isLoading || error ? null : formatFigure(formatters, value, format);
  const state = isLoading ? 'loading' : error ? 'error' : figure ? 'ready' : 'unknown';
  const changed = useChanged(figure?.text);
  const isDash = !isLoading && !figure;
  const retry = isLoading || !error ? undefined : onRetry;
  const retryRef = useRestoreFocus<HTMLButtonElement>();
  const meta = isLoading ? null : hint;
  const keepsMeta = useContext(KeepsMetaContext);
  // An expected second line keeps its place, so that nothing below moves.
  const awaitsMeta = isLoading && (keepsMeta || delta !== undefined || hasText(hint));

  return (
    <div
      data-slot="stat-tile"
      data-state={state}
      role="group"
      aria-labelledby={labelId}
      aria-busy={isLoading || undefined}
      className={cx(
        't:root t:relative t:flex t:min-h-stat-min-height t:min-w-0 t:flex-col t:gap-1.5',
        't:rounded-panel t:border t:bg-surface t:px-panel-padding t:pt-stat-padding-y t:pb-[calc(var(--tapa-stat-padding-y,16px*var(--tapa-density))+2px)] t:box-shadow-1 t:wrap-anywhere',
        't:@max-phone:gap-1 t:@max-phone:px-4 t:@max-phone:py-3',
        (href !== undefined || onPress) && 't:transition-colors t:hover:bg-surface-hover',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <div className="t:flex t:items-start t:justify-between t:gap-2 t:text-label t:leading-[1.5385]">
        {/* The invisible label keeps its height while loading. */}
        <span
          id={labelId}
          data-slot="stat-label"
          className={cx(
            't:line-clamp-4 t:font-medium t:text-muted t:text-balance',
            isLoading && 't:opacity-0',
            classNames?.['stat-label'],
          )}
        >
          {href !== undefined ? (
            <Link href={href} className="t:stretched-link">
              {label}
            </Link>
          ) : onPress ? (
            <button type="button" onClick={onPress} className="t:stretched-link">
              {label}
            </button>
          ) : (
            label
          )}
        </span>
        {isLoading ? (
          <span className="t:absolute">
            <SkeletonLine width={96} />
          </span>
        ) : null}
        {mark && !isLoading ? <span className="t:-my-0.5 t:flex t:flex-none">{mark}</span> : null}
      </div>
      <div
        data-slot="stat-figure"
        className={cx(
          't:flex t:flex-wrap t:gap-x-1.5 t:items-baseline t:font-display t:text-figure-l t:figures',
          // On phones 24 px with a line height of 28, less where 11 characters would not fit.
          't:@max-phone:[font-size:min(var(--tapa-text-figure-m),12cqi)] t:@max-phone:leading-[calc(1em+4px)]',
          // In one of four columns.
          figure &&
            figure.text.length > MOST_CHARACTERS &&
            't:@min-table:[font-size:min(var(--tapa-text-figure-l),3.2cqi)]',
          classNames?.['stat-figure'],
        )}
      >
        {isLoading ? (
          <>
            <SkeletonLine width={72} height={28} />
            <span className="t:sr-only">{t['tile.loading']}</span>
          </>
        ) : null}
        {isDash ? (
          <span aria-hidden="true" className="t:text-subtle">
            {NO_FIGURE}
          </span>
        ) : null}
        {isDash ? <span className="t:sr-only">{t['tile.no-value']}</span> : null}
        {figure ? (
          <bdi
            key={figure.text}
            className={cx('t:inline', changed && 't:animate-enter t:[--tapa-enter-from:4px]')}
          >
            {figure.text}
          </bdi>
        ) : null}
        {figure && unit ? (
          <span className="t:font-text t:text-body t:font-medium t:text-muted">{unit}</span>
        ) : null}
        {figure && trend}
        {retry ? (
          <button
            type="button"
            onClick={retry}
            ref={retryRef}
            aria-label={t['tile.try-again-of']({ label })}
            className="t:relative t:z-1 t:inline-flex t:items-center t:gap-1 t:font-semibold t:min-h-6 t:rounded-xs t:text-brand-text t:underline-offset-3 t:hover:underline t:ms-auto t:self-end t:font-text t:text-label t:touch:-my-3 t:touch:min-h-touch-target"
          >
            <RotateCcw className="t:icon-16" />
            <span className="t:contents">{t['tile.try-again']}</span>
          </button>
        ) : null}
      </div>
      <div
        data-slot="stat-meta"
        className={cx(
          't:flex t:flex-wrap t:gap-x-1.5 t:items-center t:min-h-5 t:text-label t:text-muted',
          !keepsMeta && !error && 't:empty:hidden',
          !keepsMeta && error && 't:sr-only',
          classNames?.['stat-meta'],
        )}
      >
        {awaitsMeta ? <SkeletonLine width={132} /> : null}
        {delta && figure ? <Delta {...delta} /> : null}
        {figure?.full ? <bdi>{figure.full + (meta ? ' ·' : '')}</bdi> : null}
        {meta ? <bdi>{meta}</bdi> : null}
      </div>
    </div>
  );
});

const hasText = (hint: ReactNode): boolean => hint !== undefined && hint !== null && hint !== '';
