import type { BookingView, GroupView } from '../view';
import { CHECK, CHEVRON_LEFT, CHEVRON_RIGHT, CLOCK, PIN, ROW_CHEVRON } from './icons';

/** All bookings in their groups, and the pager where there are more. */
export function Bookings({ groups, range }: { groups: readonly GroupView[]; range: string | null }) {
  return (
    <>
      {groups.map(({ title, bookings }) => (
        <div key={title}>
          <h3 className="group-title" id={title}>
            {title}
          </h3>
          <ul className="rows" aria-labelledby={title}>
            {bookings.map((booking) => (
              <Row key={booking.key} booking={booking} />
            ))}
          </ul>
        </div>
      ))}
      {range === null ? null : (
        <nav className="pager" aria-label="Bookings">
          <p className="muted" role="status">
            {range}
          </p>
          <div className="pager-buttons">
            <button type="button" className="button small" aria-disabled="true">
              {CHEVRON_LEFT}
              Previous
            </button>
            <button type="button" className="button small">
              Next
              {CHEVRON_RIGHT}
            </button>
          </div>
        </nav>
      )}
    </>
  );
}

function Row({ booking }: { booking: BookingView }) {
  return (
    <li className="row">
      <span className={booking.isPast ? 'day' : 'day ahead'} aria-hidden="true">
        <span className="month">{booking.month}</span>
        <span className="number">{booking.day}</span>
      </span>
      <div className="what">
        <a className="row-title" href={booking.href}>
          <bdi>{booking.title}</bdi>
        </a>
        <span className="place">
          {PIN}
          <bdi>{booking.destination}</bdi>
        </span>
      </div>
      <div className="end">
        <span className="dates">
          <span className="hidden">Dates </span>
          <bdi>{booking.stay}</bdi>
        </span>
        <span className="status">
          <span className={booking.isPending ? 'badge' : 'badge sure'}>
            {booking.isPending ? CLOCK : CHECK}
            <bdi>{booking.status}</bdi>
          </span>
        </span>
        {ROW_CHEVRON}
      </div>
    </li>
  );
}
