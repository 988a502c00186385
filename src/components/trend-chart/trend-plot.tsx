'use client';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { chartMessages, trendChartMessages, voyageMessages } from '../../i18n/compiled/en/charts.js';
import { usePeriods } from '../../i18n/period-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { itemByKey } from '../../lib/events.js';
import { triangle } from '../../lib/math.js';
import { readDirection } from '../../theme/read-direction.js';
import { drawable, middleOf, pathsOf, scaleOf, type TrendScale, type TrendValue } from './trend-scale.js';

/** A month with its value, sanitised. */
export interface TrendPoint {
  readonly period: string;
  readonly value: TrendValue;
}

interface TrendPlotProps {
  label: string;
  points: readonly TrendPoint[];
  /** Values of the period before, each in the place of its counterpart. */
  before: readonly TrendPoint[];
  /** Writes a value, and a value of the axis. */
  write: (value: number) => string;
  writeTick: (value: number) => string;
}

/** The keys that lead to the next and to the previous point. */
const ARROWS = { ltr: ['ArrowRight', 'ArrowLeft'], rtl: ['ArrowLeft', 'ArrowRight'] } as const;

/** The drawing with its axes: one stop of the Tab key, arrow keys from point to point; pointers read too. */
export function TrendPlot({ label, points, before, write, writeTick }: TrendPlotProps) {
  const periods = usePeriods();
  const t = useMessages(trendChartMessages);
  const cell = useMessages(voyageMessages)['voyage.cell'];
  const unknown = useMessages(chartMessages)['chart.unknown'];
  const [focused, setFocused] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const values = useMemo(() => points.map(({ value }) => drawable(value)), [points]);
  const compared = useMemo(() => before.map(({ value }) => drawable(value)), [before]);
  const scale = useMemo(() => scaleOf([...values, ...compared]), [values, compared]);
  const placeOf = (period: string | undefined): number => points.findIndex((each) => each.period === period);
  // The first value is the latest that is known.
  const latest = values.findLastIndex((value) => value !== null);
  const stop = [placeOf(focused), latest, 0].find((place) => place >= 0) ?? 0;
  const at = pointed === undefined ? stop : Math.max(placeOf(pointed), 0);

  const textOf = ({ value }: TrendPoint): string => (value === null ? unknown : write(value));
  const nameOf = (point: TrendPoint, then: TrendPoint | undefined): string => {
    const name = cell({ total: textOf(point), period: periods.full(point.period) });
    return then
      ? t['trend-chart.both']({
          point: name,
          before: cell({ total: textOf(then), period: periods.full(then.period) }),
        })
      : name;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const [next, previous] = ARROWS[readDirection(event.currentTarget)];
    const items = Array.from(event.currentTarget.children, (item) => item as HTMLElement);
    const item = itemByKey(event, { items, next, previous });
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
  return (
    <div className="t:grid t:gap-3 t:print:hidden">
      <p aria-hidden="true" className="t:flex t:flex-wrap t:gap-x-4.5 t:text-label">
        {[points[at], before[at]].map((point, index) =>
          point ? (
            <span key={index === 0 ? 'now' : 'then'} className="t:inline-flex t:flex-wrap t:gap-x-1.5">
              <bdi className={cx('t:figures', index === 0 ? 't:font-semibold' : 't:text-muted')}>
                {textOf(point)}
              </bdi>
              <bdi className="t:text-muted">{periods.full(point.period)}</bdi>
            </span>
          ) : null,
        )}
      </p>
      <div className="t:grid t:grid-cols-[auto_minmax(0,1fr)] t:gap-x-2">
        <div
          aria-hidden="true"
          className="t:flex t:h-40 t:flex-col-reverse t:justify-between t:text-caption t:text-muted t:figures"
        >
          {scale.ticks.map((tick) => (
            <span key={tick} className="t:flex t:h-0 t:items-center t:justify-end">
              <bdi>{writeTick(tick)}</bdi>
            </span>
          ))}
        </div>
        <div className="t:relative t:h-40">
          <TrendDrawing values={values} before={compared} scale={scale} at={at} />
          <div
            role="group"
            aria-label={label}
            onKeyDown={handleKeyDown}
            // A finger that is lifted leaves too: what it has shown stays.
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointed(undefined)}
            className="t:absolute t:inset-0 t:flex"
          >
            {points.map((point, index) => (
              <div
                key={point.period}
                role="img"
                aria-label={nameOf(point, before[index])}
                data-period={point.period}
                tabIndex={index === stop ? 0 : -1}
                onFocus={() => {
                  setFocused(point.period);
                  setPointed(undefined);
                }}
                onPointerEnter={() => setPointed(point.period)}
                className="t:min-w-0 t:flex-1 t:rounded-xs t:focus-visible:-outline-offset-2"
              />
            ))}
          </div>
        </div>
        <span className="t:inline" />
        <TrendAxis periods={points.map(({ period }) => period)} />
      </div>
    </div>
  );
}

/** So many names have room under a wide chart, one of half its width, and one as wide as a few words. */
const [WIDE, NARROW, TINY] = [12, 4, 2];

/** The edge of the cloth, and the names of the months as far as they have room. */
function TrendAxis({ periods }: { periods: readonly string[] }) {
  const { short } = usePeriods();
  const isNamed = (index: number, most: number): boolean => index % Math.ceil(periods.length / most) === 0;
  return (
    <div aria-hidden="true" className="t:block">
      <span className="t:block t:selvedge" />
      <span className="t:flex t:text-caption t:leading-[1.8334] t:font-medium t:text-muted">
        {periods.map((period, index) => (
          <span key={period} className="t:flex t:min-w-0 t:flex-1 t:justify-center t:whitespace-nowrap">
            <bdi
              className={cx(
                isNamed(index, WIDE) ? 't:block' : 't:hidden',
                isNamed(index, NARROW) ? 't:@max-phone:block' : 't:@max-phone:hidden',
                isNamed(index, TINY) ? 't:@max-card:block' : 't:@max-card:hidden',
              )}
            >
              {short(period, index === 0)}
            </bdi>
          </span>
        ))}
      </span>
    </div>
  );
}

/** Beyond so many months points would touch: only the one that is read is marked. */
const MOST_POINTS = 24;
const POINT = { width: 8, height: 7 };
const READ = { width: 13, height: 12 };

interface TrendDrawingProps {
  values: readonly TrendValue[];
  /** Values of the period before, each under the value that it is compared with. Empty where nothing is compared. */
  before: readonly TrendValue[];
  scale: TrendScale;
  /** Place of the month that is read. */
  at: number;
}

/** The drawing: rules, ground, lines, and the mark of what is read. An ornament: the cells over it say each point. */
function TrendDrawing({ values, before, scale, at }: TrendDrawingProps) {
  const now = pathsOf(values, scale);
  const then = pathsOf(before, scale);
  const marker = `${middleOf(at, values.length)}%`;
  const points = values.length > MOST_POINTS ? now.alone : values.map((_, index) => index);
  return (
    <svg
      aria-hidden="true"
      className="t:pointer-events-none t:absolute t:inset-0 t:size-full t:overflow-visible t:icon-directional"
    >
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x2="100%"
          y1={`${scale.place(tick)}%`}
          y2={`${scale.place(tick)}%`}
          className="t:stroke-border t:forced-colors:stroke-[GrayText]"
        />
      ))}
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="t:overflow-visible">
        <path
          d={now.ground}
          className="t:fill-[color-mix(in_oklab,var(--tapa-color-brand-mark),var(--tapa-color-surface)_88%)] t:forced-colors:fill-none"
        />
        <path d={then.line} vectorEffect="non-scaling-stroke" className="t:trend-line-before" />
        <path d={now.line} vectorEffect="non-scaling-stroke" className="t:trend-line" />
      </svg>
      <line x1={marker} x2={marker} y2="100%" className="t:stroke-muted t:forced-colors:stroke-[Highlight]" />
      {points.map((index) => (
        <Point
          key={index}
          values={values}
          index={index}
          scale={scale}
          size={POINT}
          look="t:triangle-filled"
        />
      ))}
      {then.alone.map((index) => (
        <Point
          key={index}
          values={before}
          index={index}
          scale={scale}
          size={POINT}
          look="t:triangle-outlined"
        />
      ))}
      <Point values={before} index={at} scale={scale} size={POINT} look="t:triangle-outlined" />
      <Point values={values} index={at} scale={scale} size={READ} look="t:triangle-filled" />
    </svg>
  );
}

interface PointProps {
  values: readonly TrendValue[];
  index: number;
  scale: TrendScale;
  size: typeof POINT;
  look: 't:triangle-filled' | 't:triangle-outlined';
}

/** A triangle on a line; none where nothing is known. Its place is an attribute, its size that of the screen. */
function Point({ values, index, scale, size: { width, height }, look }: PointProps) {
  const value = values[index];
  if (value === null || value === undefined) return null;
  return (
    <svg
      aria-hidden="true"
      x={`${middleOf(index, values.length)}%`}
      y={`${scale.place(value)}%`}
      className="t:overflow-visible"
    >
      <path d={triangle(-width / 2, height / 2, width, height)} className={look} />
    </svg>
  );
}
