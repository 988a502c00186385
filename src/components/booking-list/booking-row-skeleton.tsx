import { Skeleton } from '../skeleton';
import { DateTile } from './date-tile';
import { ROW_DATES, ROW_END, ROW_LAYOUT } from './row-styles';

/** A row of the same height as one whose title takes one line. */
export function BookingRowSkeleton() {
  return (
    <li data-slot="booking" className={ROW_LAYOUT}>
      <DateTile date={null} className="t:@max-[43em]/bookings:row-span-2 t:@max-[43em]/bookings:self-start" />
      <div className="t:grid t:min-w-0 t:flex-auto t:gap-0.5">
        <span className="t:flex t:h-[calc(1.375*var(--tapa-rem,1rem))] t:items-center">
          <Skeleton width="70%" height={14} />
        </span>
        <span className="t:flex t:h-[calc(1.125*var(--tapa-rem,1rem))] t:items-center">
          <Skeleton width="45%" height={12} />
        </span>
      </div>
      <div className={ROW_END}>
        <span className={ROW_DATES}>
          <Skeleton width={112} height={12} />
        </span>
        <span className="t:flex t:h-badge-height t:w-[calc(6.5*var(--tapa-rem,1rem))] t:items-center t:@max-[43em]/bookings:w-auto">
          <Skeleton className="t:rounded-pill" width={88} height={20} />
        </span>
        <span className="t:w-5 t:flex-none t:@max-[43em]/bookings:hidden" />
      </div>
    </li>
  );
}
