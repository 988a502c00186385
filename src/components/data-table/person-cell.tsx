import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { Avatar } from '../avatar/index.js';
import { Skeleton, SkeletonLine } from '../skeleton/index.js';

export interface PersonCellProps {
  /** Name; the initials come from it. */
  name: string;
  /** Line under the name: 'Rarotonga · Cultural stay'. */
  detail?: ReactNode | undefined;
  /** Text of a column with `priority: 2`, shown under the name only while that is hidden. */
  merged?: string | undefined;
  /** Width of the avatar in px: 28 in rows of one line. @default 36 */
  size?: 28 | 36 | undefined;
}

const layout = cva('t:flex t:min-w-0 t:items-center t:@max-card:flex-wrap', {
  variants: { size: { 28: 't:gap-2.5', 36: 't:gap-3' } },
});

/** Drawn by the stylesheet, as an element would repeat the text in every row. */
const MERGED =
  't:after:hidden t:after:text-label t:after:text-muted t:after:own-direction t:after:content-[attr(data-merged)] t:@min-phone:@max-table:after:block';

/** Cuts name and detail to a line each in a row that opens a sheet, but not on paper, which has none. */
const ON_A_LINE =
  't:not-print:@min-card:in-data-opens:*:line-clamp-1 t:not-print:@min-card:in-data-opens:*:break-all';

/**
 * A person in the first column of a `DataTable`: initials, name and a line about them.
 *
 * @example
 * { key: 'client', header: 'Client', cell: ({ name, email }) => <PersonCell name={name} detail={email} /> }
 */
export function PersonCell({ name, detail, merged, size = 36 }: PersonCellProps) {
  return (
    <span className={layout({ size })}>
      <Avatar name={name} size={size} tone="neutral" className="t:whitespace-nowrap" />
      <span
        data-merged={merged?.trim() || undefined}
        className={cx('t:grid t:min-w-0 t:grow t:basis-rem-6', ON_A_LINE, merged?.trim() && MERGED)}
      >
        <span className="t:font-semibold t:wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        {detail ? (
          <span className="t:text-label t:text-muted t:wrap-anywhere">
            <bdi>{detail}</bdi>
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** Placeholder while the rows load: two lines, or one beside a small avatar. */
export function PersonCellSkeleton({ size = 36 }: Pick<PersonCellProps, 'size'>) {
  return (
    <span className={cx(layout({ size }), 't:flex-nowrap')}>
      <Skeleton width={size} height={size} shape="pill" className="t:flex-none" />
      <span className="t:grid t:min-w-0 t:flex-auto">
        <SkeletonLine width="60%" />
        {size === 36 ? (
          <span className="t:text-label">
            <SkeletonLine width="80%" height={12} />
          </span>
        ) : null}
      </span>
    </span>
  );
}
