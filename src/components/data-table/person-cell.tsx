import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { Avatar } from '../avatar/index.js';
import { Skeleton, SkeletonLine } from '../skeleton/index.js';

export interface PersonCellProps {
  /** Who it is; the initials come from it. */
  name: string;
  /** A line under the name: 'Rarotonga · Cultural stay'. */
  detail?: ReactNode | undefined;
  /** The same, where a column that says it has given way (`priority: 2`), and nowhere else. */
  merged?: string | undefined;
  /** Width of the avatar in px: 28 in rows of one line. @default 36 */
  size?: 28 | 36 | undefined;
}

/** The name begins at the same place in every row, under which narrow rows indent the rest. */
const layout = cva('t:flex t:min-w-0 t:items-center t:@max-card:flex-wrap', {
  variants: { size: { 28: 't:gap-2.5', 36: 't:gap-3' } },
});

/** Drawn by the stylesheet: in an element of its own every row would say it twice. */
const MERGED =
  't:after:hidden t:after:text-label t:after:text-muted t:after:own-direction t:after:content-[attr(data-merged)] t:@min-phone:@max-table:after:block';

/** In a row that opens, name and detail have a line each: its sheet has all of them, and paper has no sheet. */
const ON_A_LINE =
  't:not-print:@min-card:in-data-opens:*:line-clamp-1 t:not-print:@min-card:in-data-opens:*:break-all';

/**
 * A person in the first column of a `DataTable`: initials, name and a line about them.
 *
 * @example
 * { key: 'client', header: 'Client', cell: ({ name, email }) => <PersonCell name={name} detail={email} />, skeleton: <PersonCellSkeleton /> }
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

/** Its place while the rows load: of two lines, or of one with the small avatar. */
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
