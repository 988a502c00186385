import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx.js';
import { largestOf, triangle } from '../../lib/math.js';

const PITCH = 7;
const HEIGHT = 28;
const TALLEST = HEIGHT - 2;

export interface SparklineProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'values'> {
  /** Description in one sentence: 'Commissions from $14,000 to $18,460 in twelve months'. */
  'aria-label': string;
  /** Values in order. `null`, negative and non-finite ones leave a gap. */
  values: readonly (number | null)[];
  /** Index of the current value, in full colour. @default the last */
  current?: number | undefined;
}

/**
 * A row of small spikes beside a figure, one a value. The pale spikes are decorative: the figure and the
 * description carry the information.
 *
 * @example
 * <Sparkline aria-label="Commissions from $14,000 to $18,460 in twelve months" values={[14_000, 15_600, 18_460]} />
 */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { 'aria-label': label, values, current = values.length - 1, className, ...rest },
  ref,
) {
  const sizes = values.map((value) => (value !== null && Number.isFinite(value) ? value : 0));
  const most = largestOf(sizes);
  const spikes = (isCurrent: boolean): string =>
    sizes
      .map((size, index) =>
        size > 0 && (index === current) === isCurrent
          ? triangle(index * PITCH + 0.5, HEIGHT, PITCH - 1, (size / most) * TALLEST)
          : '',
      )
      .join('');
  const width = values.length * PITCH;
  return (
    <svg
      data-slot="sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={cx('t:root t:h-rem-1.75 t:flex-none t:overflow-visible t:icon-directional', className)}
      ref={ref}
      {...rest}
    >
      <path d={spikes(false)} className="t:triangle-pale" />
      <path d={spikes(true)} className="t:triangle-filled" />
    </svg>
  );
});
