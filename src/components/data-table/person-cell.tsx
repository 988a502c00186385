import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Avatar } from '../avatar';
import { Skeleton, SkeletonLine } from '../skeleton';

export interface PersonCellProps {
  /** Who it is; the initials come from it. */
  name: string;
  /** A line under the name: 'Rarotonga · Cultural stay'. */
  detail?: ReactNode;
}

const LAYOUT = 't:flex t:min-w-0 t:items-center t:gap-3 t:@max-[20em]/table:flex-wrap';

/**
 * A person in the first column of a `DataTable`: initials, name and a line about them.
 *
 * @example
 * { key: 'client', header: 'Client', cell: ({ name, email }) => <PersonCell name={name} detail={email} />, skeleton: <PersonCellSkeleton /> }
 */
export function PersonCell({ name, detail }: PersonCellProps) {
  return (
    <span className={LAYOUT}>
      <Avatar name={name} size={36} tone="neutral" className="t:whitespace-nowrap" />
      <span className="t:grid t:min-w-0 t:flex-[1_1_calc(6*var(--tapa-rem,1rem))]">
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

/** Its place while the rows load. */
export function PersonCellSkeleton() {
  return (
    <span className={cx(LAYOUT, 't:flex-nowrap')}>
      <Skeleton width={36} height={36} shape="pill" className="t:flex-none" />
      <span className="t:grid t:min-w-0 t:flex-auto">
        <SkeletonLine width="60%" />
        <span className="t:text-label">
          <SkeletonLine width="80%" height={12} />
        </span>
      </span>
    </span>
  );
}

/** The place of a `StatusBadge` while the rows load. */
export function StatusCellSkeleton() {
  return (
    <span className="t:flex t:h-badge-height t:items-center">
      <Skeleton shape="pill" width={88} height={20} />
    </span>
  );
}
