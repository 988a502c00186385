import type { RawBooking } from './data';

/** As many rows as the library's list shows on a page. */
const ROWS = 50;

const TILES = ['Trips Booked', 'Wishlist Items', 'Travel Rating', 'Destinations'];
const TABS = ['overview', 'trips'];

interface FloorProps {
  bookings: readonly RawBooking[];
  tab: string;
}

/**
 * The least that shows the same page: plain elements with plain class names, no states, no keys to move with, nothing
 * sanitised. What a library costs is what it takes beyond this.
 */
export function Floor({ bookings, tab }: FloorProps) {
  const figures = [bookings.length, 8, 4.9, 5];
  return (
    <div className="floor">
      <header className="floor-bar">
        <b>Tapa</b>
        <button type="button">Sample Traveler</button>
      </header>
      <h1>Traveler Dashboard</h1>
      <div role="tablist">
        {TABS.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={name === tab}>
            {name}
          </button>
        ))}
      </div>
      <div className="floor-tiles">
        {TILES.map((label, index) => (
          <div key={label} className="floor-tile">
            <span>{label}</span>
            <b>{figures[index]}</b>
            <small>this year</small>
          </div>
        ))}
      </div>
      <ul className="floor-rows">
        {bookings.slice(0, tab === 'trips' ? ROWS : 3).map((booking) => (
          <li key={booking.id}>
            <span className="floor-day">{booking.checkIn}</span>
            <a href={`/booking/${booking.id}`}>{booking.listingTitle}</a>
            <span>{booking.destination}</span>
            <span>{booking.checkOut}</span>
            <span className="floor-badge">{booking.status}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
