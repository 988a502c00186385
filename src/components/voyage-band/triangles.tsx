'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { TRIANGLES_A_ROW, type Triangles } from '../../domain/voyages.js';
import { voyageMessages } from '../../i18n/compiled/en/voyage.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChartColumn } from '../../icons/compiled/chart-column.js';
import { Table2 } from '../../icons/compiled/table-2.js';
import { cx } from '../../lib/cx.js';
import { triangle } from '../../lib/math.js';

/** Pitch and size of a triangle in a stack, in px. */
const CELL = 15;
const SIZE = { width: 13, height: 12 };
/** Inset of an outlined triangle, in px, so that its stroke ends where a filled one does. */
const LINE = 0.9;

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

interface StackProps extends Triangles {
  className?: string | undefined;
}

/** Rows of five triangles, from the bottom up. Decorative: needs the figure as text beside it. */
export function TriangleStack({ filled, outlined, className }: StackProps) {
  const height = Math.ceil((filled + outlined) / TRIANGLES_A_ROW) * CELL;
  const width = Math.min(TRIANGLES_A_ROW, filled + outlined) * CELL;
  if (height === 0) return null;
  const at = (index: number, inset: number): string => {
    const start = (index % TRIANGLES_A_ROW) * CELL + (CELL - SIZE.width) / 2 + inset;
    const base = height - Math.floor(index / TRIANGLES_A_ROW) * CELL - inset;
    return triangle(start, base, SIZE.width - 2 * inset, SIZE.height - 2 * inset);
  };
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={cx('t:icon-directional t:h-auto t:max-w-full', className)}
    >
      <path d={times(filled, (index) => at(index, 0))} className="t:triangle-filled" />
      <path d={times(outlined, (index) => at(filled + index, LINE))} className="t:triangle-outlined" />
    </svg>
  );
}

/** Width of a spike, and height of the tallest one, in px. */
const SPIKE = { width: 30, height: 120 };

/** One triangle a state, with a height proportional to its share. Decorative too. */
export function TriangleSpikes({ filled, outlined }: Triangles) {
  const spikes = (
    [
      { look: 'filled', inset: 0, share: filled },
      { look: 'outlined', inset: LINE, share: outlined },
    ] as const
  ).filter(({ share }) => share > 0);
  const height = Math.ceil(Math.max(filled, outlined) * SPIKE.height);
  const width = spikes.length * SPIKE.width;
  if (width === 0) return null;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="t:icon-directional t:max-w-full"
    >
      {spikes.map(({ look, inset, share }, index) => (
        <path
          key={look}
          d={triangle(
            index * SPIKE.width + 2 + inset,
            height - inset,
            SPIKE.width - 4 - 2 * inset,
            Math.max(0, share * SPIKE.height - 2 * inset),
          )}
          className={markClasses({ look })}
        />
      ))}
    </svg>
  );
}

/** Pitch of a triangle in a row, and height of the row, in px. */
const PITCH = 10;
const ROW_HEIGHT = 14;

export interface TriangleRowProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Description for screen readers. @default decorative, hidden from them */
  'aria-label'?: string | undefined;
  /** Number of filled triangles, e.g. confirmed. */
  filled?: number | undefined;
  /** Number of outlined triangles after those, e.g. pending. */
  outlined?: number | undefined;
  /** Number of pale triangles after those, e.g. past. */
  pale?: number | undefined;
  /** Number of empty places before all triangles. */
  skipped?: number | undefined;
  /** Number of empty places after all triangles. */
  left?: number | undefined;
  /** Shows a hairline under all places. @default false */
  grounded?: boolean | undefined;
  /** Stretches the row to the width of its container. @default false */
  stretched?: boolean | undefined;
}

/**
 * Triangles in one row: seats, weeks, a budget. One triangle is one unit, explained by a `VoyageKey`.
 *
 * @example
 * <TriangleRow aria-label="9 of 12 seats taken" filled={9} outlined={3} />
 */
export const TriangleRow = forwardRef<SVGSVGElement, TriangleRowProps>(function TriangleRow(
  {
    'aria-label': label,
    filled = 0,
    outlined = 0,
    pale = 0,
    skipped = 0,
    left = 0,
    grounded = false,
    stretched = false,
    className,
    ...rest
  },
  ref,
) {
  // Without any place the hairline still shows.
  const width = Math.max(grounded ? 1 : 0, skipped + filled + outlined + pale + left) * PITCH;
  const row = (first: number, count: number, inset: number): string =>
    times(count, (index) =>
      triangle(
        (first + index) * PITCH + 0.75 + inset,
        ROW_HEIGHT - inset,
        PITCH - 1.5 - 2 * inset,
        ROW_HEIGHT - 1 - 2 * inset,
      ),
    );
  return (
    <svg
      data-slot="triangle-row"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      width={stretched ? '100%' : width}
      height={ROW_HEIGHT}
      viewBox={`0 0 ${width} ${ROW_HEIGHT}`}
      preserveAspectRatio={stretched ? 'none' : 'xMinYMax'}
      className={cx('t:root t:icon-directional t:max-w-full t:overflow-visible', className)}
      ref={ref}
      {...rest}
    >
      {grounded ? (
        <line
          x2={width}
          y1={ROW_HEIGHT + 0.5}
          y2={ROW_HEIGHT + 0.5}
          className="t:stroke-border t:forced-colors:stroke-[GrayText]"
        />
      ) : null}
      <path d={row(skipped, filled, 0)} className="t:triangle-filled" />
      <path d={row(skipped + filled, outlined, LINE)} className="t:triangle-outlined" />
      <path d={row(skipped + filled + outlined, pale, 0)} className="t:triangle-pale" />
    </svg>
  );
});

const markClasses = cva('', {
  variants: {
    look: {
      filled: 't:triangle-filled',
      outlined: 't:triangle-outlined',
      pale: 't:triangle-pale',
    },
  },
});

export function TriangleMark({ look }: { look: 'filled' | 'outlined' | 'pale' }) {
  const inset = look === 'outlined' ? LINE : 0;
  return (
    <svg aria-hidden="true" width="14" height="12" viewBox="0 0 14 12" className="t:flex-none">
      <path
        d={triangle(0.5 + inset, 12 - inset, 13 - 2 * inset, 12 - 2 * inset)}
        className={markClasses({ look })}
      />
    </svg>
  );
}

/** Entry of a key. */
export interface VoyageState {
  look: 'filled' | 'outlined' | 'pale';
  label: string;
}

export interface VoyageKeyProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  states: readonly VoyageState[];
  /** Amount of one triangle as text: '10 bookings'. @default not shown */
  unit?: string | undefined;
  /** Look of a triangle before the unit. @default none */
  unitLook?: 'filled' | 'outlined' | 'pale' | undefined;
}

/**
 * Legend of a chart: its states, and the amount of one triangle.
 *
 * @example
 * <VoyageKey states={[{ look: 'filled', label: 'Confirmed' }]} unit="1 booking" />
 */
export const VoyageKey = forwardRef<HTMLParagraphElement, VoyageKeyProps>(function VoyageKey(
  { states, unit, unitLook, className, ...rest },
  ref,
) {
  const t = useMessages(voyageMessages);
  return (
    <p
      data-slot="voyage-key"
      className={cx('t:root t:flex t:flex-wrap t:gap-x-4 t:gap-y-1 t:text-label t:text-muted', className)}
      ref={ref}
      {...rest}
    >
      {states.map(({ look, label }) => (
        <span key={label} className="t:inline-flex t:items-center t:gap-1.5">
          <TriangleMark look={look} />
          <bdi>{label}</bdi>
        </span>
      ))}
      {unit === undefined ? null : (
        <span className={cx('t:inline-flex t:items-center t:gap-1.5', !unitLook && 't:text-subtle')}>
          {unitLook ? <TriangleMark look={unitLook} /> : null}
          <bdi>{t['voyage.unit']({ amount: unit })}</bdi>
        </span>
      )}
    </p>
  );
});

export type VoyageView = 'band' | 'table';

export interface VoyageViewSwitchProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  view: VoyageView;
  onViewChange: (view: VoyageView) => void;
}

const VIEWS = [
  { view: 'band', Icon: ChartColumn, text: 'voyage.band' },
  { view: 'table', Icon: Table2, text: 'voyage.table' },
] as const;

const viewButton = cva(
  't:inline-flex t:min-h-8 t:items-center t:gap-1.5 t:rounded-sm t:px-2.5 t:text-label t:transition-toggle t:touch:min-h-touch-target',
  {
    variants: {
      pressed: {
        true: 't:bg-surface-raised t:font-semibold t:text-ink t:box-shadow-[0_0_0_1px_var(--tapa-color-border)] t:forced-colors:border',
        false: 't:font-medium t:text-muted t:hover:text-ink',
      },
    },
  },
);

/** Two toggle buttons: chart and table. */
export const VoyageViewSwitch = forwardRef<HTMLDivElement, VoyageViewSwitchProps>(function VoyageViewSwitch(
  { view: shown, onViewChange, className, ...rest },
  ref,
) {
  const t = useMessages(voyageMessages);
  return (
    <div
      data-slot="voyage-view"
      role="group"
      aria-label={t['voyage.view']}
      className={cx(
        't:root t:inline-flex t:gap-0.5 t:rounded-control t:border t:bg-surface-sunken t:p-1 t:print:hidden',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {VIEWS.map(({ view, Icon, text }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => onViewChange(view)}
          className={viewButton({ pressed: view === shown })}
        >
          <Icon aria-hidden="true" className="t:icon-16" />
          <span className="t:contents">{t[text]}</span>
        </button>
      ))}
    </div>
  );
});
