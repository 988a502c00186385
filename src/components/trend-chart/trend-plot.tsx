'use client';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { chartMessages, trendChartMessages, voyageMessages } from '../../i18n/compiled/en/charts.js';
import { usePeriods } from '../../i18n/period-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { itemByKey } from '../../lib/item-by-key.js';
import { readDirection } from '../../theme/read-direction.js';
import { TrendDrawing } from './trend-drawing.js';
import { drawable, scaleOf, type TrendValue } from './trend-scale.js';

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
                isNamed(index, NARROW) ? 't:@max-[44em]:block' : 't:@max-[44em]:hidden',
                isNamed(index, TINY) ? 't:@max-[20em]:block' : 't:@max-[20em]:hidden',
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
