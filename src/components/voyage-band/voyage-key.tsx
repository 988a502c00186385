'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { voyageMessages } from '../../i18n/compiled/en/charts.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChartColumn, Table2 } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { TriangleMark } from './triangles.js';

/** A state that triangles show, or a line. */
export interface VoyageState {
  /** How its triangles look, or its line. */
  look: 'filled' | 'outlined' | 'pale' | 'line' | 'dashed';
  /** The name. */
  label: string;
}

export interface VoyageKeyProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** The states that are shown, in their order. */
  states: readonly VoyageState[];
  /** How much one triangle is, as text: '10 bookings'. @default nothing is said of it */
  unit?: string | undefined;
  /** How the triangle looks that stands before it. @default there is none */
  unitLook?: 'filled' | 'outlined' | 'pale' | undefined;
}

/**
 * The key of a chart: its states or lines, and how much one triangle is.
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
      className={cx('t:root t:flex t:flex-wrap t:gap-x-4.5 t:gap-y-1 t:text-label t:text-muted', className)}
      ref={ref}
      {...rest}
    >
      {states.map(({ look, label }) => (
        <span key={label} className="t:inline-flex t:items-center t:gap-1.5">
          {look === 'line' || look === 'dashed' ? <LineMark look={look} /> : <TriangleMark look={look} />}
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

/** A piece of a line. */
function LineMark({ look }: { look: 'line' | 'dashed' }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="12"
      viewBox="0 0 20 12"
      className="t:flex-none t:icon-directional"
    >
      <path d="M1 6h18" className={look === 'line' ? 't:trend-line' : 't:trend-line-before'} />
    </svg>
  );
}

/** How a band is shown: as a drawing, or as a table. */
export type VoyageView = 'band' | 'table';

export interface VoyageViewSwitchProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** The content. */
  view: VoyageView;
  /** Called with what is asked for. */
  onViewChange: (view: VoyageView) => void;
  /** The text of the drawing's button. @default 'Band' */
  band?: string | undefined;
}

const VIEWS = [
  { view: 'band', Icon: ChartColumn, text: 'voyage.band' },
  { view: 'table', Icon: Table2, text: 'voyage.table' },
] as const;

/** Two buttons that choose between the drawing and the table. */
export const VoyageViewSwitch = forwardRef<HTMLDivElement, VoyageViewSwitchProps>(function VoyageViewSwitch(
  { view: shown, onViewChange, band, className, ...rest },
  ref,
) {
  const t = useMessages(voyageMessages);
  return (
    <div
      data-slot="voyage-view"
      role="group"
      aria-label={t['voyage.view']}
      className={cx(
        't:root t:inline-flex t:gap-0.5 t:rounded-control t:border t:bg-surface-sunken t:p-0.5 t:print:hidden',
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
          className={cx(
            't:inline-flex t:min-h-7.5 t:items-center t:gap-1.5 t:rounded-sm t:px-2.5 t:text-label t:transition-tint t:touch:min-h-touch-target',
            view === shown
              ? 't:bg-surface-raised t:font-semibold t:text-ink t:shadow-[0_0_0_1px_var(--tapa-color-border)] t:forced-colors:border'
              : 't:font-medium t:text-muted t:hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" className="t:icon-16" />
          <span className="t:contents">{view === 'band' && band !== undefined ? band : t[text]}</span>
        </button>
      ))}
    </div>
  );
});
