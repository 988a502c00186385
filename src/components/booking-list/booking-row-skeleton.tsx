import { Skeleton, SkeletonLine } from '../skeleton';
import { DateTile } from './date-tile';
import { ROW_TITLE } from './row-styles';

/** A row of the same height as one whose title takes one line. */
export function BookingRowSkeleton() {
  return (
    <li data-slot="booking" className="t:booking-row">
      <DateTile date={null} className="t:booking-day" />
      <div className="t:flex t:min-w-0 t:flex-auto t:flex-col t:gap-0.5">
        <span className={ROW_TITLE}>
          <SkeletonLine width="70%" />
        </span>
        <span className="t:text-label">
          <SkeletonLine width="45%" />
        </span>
      </div>
      <div className="t:booking-end">
        <span className="t:booking-dates">
          <Skeleton width={112} height={12} />
        </span>
        <span className="t:flex t:min-h-badge-height t:items-center">
          <Skeleton shape="pill" width={88} height={20} />
        </span>
      </div>
    </li>
  );
}
