'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';

/** One line of a statement. */
export interface DefinitionLine {
  /** The name: 'Platform commission (15%)'. Each once in a list. */
  term: string;
  /** Its value, as text: '$7,020'. */
  value: ReactNode;
  /** Sets the line off as the result of those above. @default false */
  total?: boolean | undefined;
}

export interface DefinitionLinesProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The lines, in order. */
  lines: readonly DefinitionLine[];
}

/**
 * Terms with their values, a hairline apart: a statement, a breakdown.
 *
 * @example
 * <DefinitionLines lines={[{ term: 'This month', value: '$46,800' }, { term: 'Payout', value: '$39,780', total: true }]} />
 */
export const DefinitionLines = forwardRef<HTMLDListElement, DefinitionLinesProps>(function DefinitionLines(
  { lines, className, ...rest },
  ref,
) {
  const loading = useLoading();
  return (
    <dl
      data-slot="definition-lines"
      className={cx('t:root t:grid t:grid-cols-1', className)}
      ref={ref}
      {...rest}
    >
      {lines.map(({ term, value, total = false }) => (
        <div
          key={term}
          data-total={total || undefined}
          className="t:flex t:flex-wrap t:items-baseline t:gap-x-4 t:border-t t:py-2.5"
        >
          <dt className={cx('t:flex-[1_1_6em]', total ? 't:font-semibold' : 't:text-muted')}>{term}</dt>
          <dd
            className={cx(
              't:ms-auto t:flex t:min-w-24 t:justify-end t:figures',
              total ? 't:font-display t:text-figure-s' : 't:font-semibold',
            )}
          >
            {loading ? <SkeletonLine width={72} /> : <bdi className="t:min-w-0">{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
});
