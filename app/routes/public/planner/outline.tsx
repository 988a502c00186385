import type { Ref } from 'react';
import { Button } from 'tapa-ui/button';
import { Printer } from 'tapa-ui/icons';
import { type Destination, LENGTHS } from '../../../content/destinations';
import { dayText, isoOf, monthOf, PACES, type PlannedDay, planTrip, type TripRequest } from './plan-trip';

export interface OutlineProps {
  request: TripRequest;
  /** The heading, which takes focus when the outline has been made. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A trip, day by day, with what to know about its season and its customs. */
export function Outline({ request, headingRef }: OutlineProps) {
  const { destination, pace } = request;
  const days = planTrip(request);
  const isWet = days.some(({ day }) => destination.wetMonths.includes(monthOf(day)));
  return (
    <section className="app-outline" aria-labelledby="outline">
      <div className="app-outline-head">
        <div>
          <h2 id="outline" className="app-section-title" tabIndex={-1} ref={headingRef}>
            {`${days.length} ${days.length === 1 ? 'day' : 'days'} in ${destination.name}`}
          </h2>
          <p className="app-section-intro">
            {`${PACES[pace].label} pace. Built in your browser from our guide; nothing is booked.`}
          </p>
        </div>
        <Button className="app-no-print" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <ul className="app-outline-notes">
        <li>
          <strong>Season.</strong>{' '}
          <span>
            {`${destination.seasons}${isWet ? ' Your dates touch the wetter months: keep plans loose and watch the forecast.' : ''}`}
          </span>
        </li>
        <li>
          <strong>As a guest.</strong> <span>{destination.custom}</span>
        </li>
      </ul>
      <ol className="app-days">
        {days.map((planned, index) => (
          <li key={planned.day} className="app-day">
            <h3 className="app-day-head">
              <span className="app-day-number">{`Day ${index + 1}`}</span>
              <time className="app-muted" dateTime={isoOf(planned.day)}>
                {dayText(planned.day)}
              </time>
            </h3>
            <DayPlan planned={planned} destination={destination} />
          </li>
        ))}
      </ol>
      <p className="app-muted app-no-print">
        The address of this page holds your answers: bookmark it or share it.
      </p>
    </section>
  );
}

function DayPlan({ planned, destination }: { planned: PlannedDay; destination: Destination }) {
  const { gateway, greeting, sunday } = destination;
  switch (planned.kind) {
    case 'arrival':
      return (
        <p className="app-item-text">
          <span>{`Arrive in ${gateway}, change money, meet your host. Practice one greeting:`}</span>{' '}
          <strong lang={greeting.lang}>{greeting.phrase}</strong>
          <span>.</span>
        </p>
      );
    case 'departure':
      return (
        <p className="app-item-text">
          A last walk to the market or the sea, thanks to your hosts, and the way to the airport with time to
          spare.
        </p>
      );
    case 'sunday':
      return <p className="app-item-text">{sunday}</p>;
    case 'open':
      return (
        <p className="app-item-text">
          Nothing planned. Rest, swim, follow an invitation, or move what the weather has pushed aside.
        </p>
      );
    case 'activities':
      return (
        <ul className="app-day-items">
          {planned.activities.map(({ title, place, length, text }) => (
            <li key={title}>
              <p className="app-activity-title">{title}</p>
              <p className="app-activity-meta">{`${place} · ${LENGTHS[length]}`}</p>
              <p className="app-item-text">{text}</p>
            </li>
          ))}
        </ul>
      );
  }
}
