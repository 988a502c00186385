import { type Ref, useContext, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { Printer } from 'tapa-ui/icons';
import { type Destination, LENGTHS } from '../../content/destinations';
import { DAY_TEXTS, page } from '../../content/pages/ai-itinerary';
import { RouteFocusContext } from '../../layout/route-focus';
import { ContentPage } from './content-page';
import type { FormValues } from './forms/form-values';
import { dayText, isoOf, monthOf } from './planner/days';
import {
  PACES,
  type PlannedDay,
  planTrip,
  readTripRequest,
  type TripRequest,
  toSearch,
} from './planner/plan-trip';
import { PlannerForm } from './planner/planner-form';

export default function AiItineraryScreen() {
  const [search, setSearch] = useSearchParams();
  const focusState = useContext(RouteFocusContext);
  const request = readTripRequest(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = useRef(false);
  const address = search.toString();

  const plan = (values: FormValues) => {
    const next = toSearch(values);
    isNew.current = true;
    // The same answers give the same address, which renders nothing new.
    if (next.toString() === address) heading.current?.focus();
    else setSearch(next);
  };
  useEffect(() => {
    if (address && isNew.current) heading.current?.focus();
    else if (!focusState.isFirstPage() && document.activeElement === document.body) {
      // Back or Forward have replaced the form with the focused element.
      const start = heading.current ?? document.querySelector('h1');
      start?.focus({ preventScroll: true });
    }
    isNew.current = false;
  }, [address, focusState]);

  return (
    <ContentPage page={page}>
      {/* Columns of the sections below; the form is wider on smaller screens. Prints the outline alone. */}
      <div
        className="grid grid-cols-1 items-start gap-8 pb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-12 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] xl:gap-16 print:block"
        data-print={request ? 'alone' : undefined}
      >
        <PlannerForm key={address} search={search} onPlan={plan} />
        {request ? (
          <Outline request={request} headingRef={heading} />
        ) : (
          <p className="grid min-h-60 place-items-center rounded-panel border border-dashed border-border-strong p-6 text-muted">
            Your outline appears here.
          </p>
        )}
      </div>
    </ContentPage>
  );
}

function Outline({ request, headingRef }: { request: TripRequest; headingRef?: Ref<HTMLHeadingElement> }) {
  const { destination, pace } = request;
  const days = planTrip(request);
  const isWet = days.some(({ day }) => destination.wetMonths.includes(monthOf(day)));
  return (
    <section className="grid min-w-0 gap-5" aria-labelledby="outline">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2
            id="outline"
            className="font-display text-figure-m leading-[1.25] text-balance"
            tabIndex={-1}
            ref={headingRef}
          >
            {`${days.length} ${days.length === 1 ? 'day' : 'days'} in ${destination.name}`}
          </h2>
          <p className="text-item text-muted">
            {`${PACES[pace].label} pace. Built in your browser from our guide; nothing is booked.`}
          </p>
        </div>
        <Button className="print:hidden" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <ul
        role="list"
        className="grid gap-2 leading-[1.5715] text-muted [&_strong]:font-semibold [&_strong]:text-ink"
      >
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
      <ol role="list" className="rounded-panel border bg-surface">
        {days.map((planned, index) => (
          <li
            key={planned.day}
            className="grid gap-x-6 gap-y-1 px-5 py-4 not-first:border-t sm:grid-cols-[136px_minmax(0,1fr)]"
          >
            <h3 className="flex flex-wrap content-start items-baseline gap-x-2 sm:grid">
              <span className="font-display text-title-panel">{`Day ${index + 1}`}</span>
              <time className="text-muted" dateTime={isoOf(planned.day)}>
                {dayText(planned.day)}
              </time>
            </h3>
            <DayPlan planned={planned} destination={destination} />
          </li>
        ))}
      </ol>
      <p className="text-muted print:hidden">
        The address of this page holds your answers: bookmark it or share it.
      </p>
    </section>
  );
}

function DayPlan({ planned, destination }: { planned: PlannedDay; destination: Destination }) {
  const { gateway, greeting, sunday } = destination;
  switch (planned.kind) {
    case 'activities':
      return (
        <ul role="list" className="grid gap-3">
          {planned.activities.map(({ title, place, length, text }) => (
            <li key={title}>
              <p className="text-item font-semibold">{title}</p>
              <p className="text-label text-subtle">{`${place} · ${LENGTHS[length]}`}</p>
              <p className="text-item text-muted">{text}</p>
            </li>
          ))}
        </ul>
      );
    case 'arrival':
      return (
        <p className="text-item text-muted">
          <span>{`Arrive in ${gateway}, change money, meet your host. Practice one greeting:`}</span>{' '}
          <strong lang={greeting.lang}>{greeting.phrase}</strong>
          <span>.</span>
        </p>
      );
    default:
      return (
        <p className="text-item text-muted">{planned.kind === 'sunday' ? sunday : DAY_TEXTS[planned.kind]}</p>
      );
  }
}
