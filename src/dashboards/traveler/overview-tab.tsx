'use client';
import { DashboardStack, OverviewLayout } from '../../components/dashboard-grid/index.js';
import { type Booking, summarizeTrips } from '../../domain/index.js';
import { FailedLine, GreetingLine, MonthCalendars, panelOf, TabLink, useNow } from '../shared/index.js';
import {
  RecommendationsPart,
  TravelerRewardsPanel,
  TravelerTiles,
  UpcomingTripsPanel,
} from './overview-panels.js';
import type { TravelerShown } from './traveler-dashboard.js';
import { VoyagePanel } from './trips-tab.js';
import { useWords } from './words.js';

/** Overview: four tiles, the next trips, the rewards and recommendations. */
export function OverviewTab({ data, now, figures, rewards, links, onSaveListing }: TravelerShown) {
  const { t } = useWords();
  return (
    <DashboardStack className="t:shares-width">
      <TravelerTiles data={data} now={now} figures={figures} />
      <OverviewLayout
        panels={<UpcomingTripsPanel data={data} now={now} hrefFor={links.booking} />}
        rail={<TravelerRewardsPanel data={data} rewards={rewards} />}
        wideMain={<VoyagePanel data={data} now={now} hrefFor={links.booking} />}
        wideRail={
          <MonthCalendars
            {...panelOf(data, 'bookings')}
            rows={data.bookings.items}
            read={datedTrip}
            now={now}
            most={1}
            action={<TabLink tab="trips">{t['traveler.upcoming.all']}</TabLink>}
          />
        }
      />
      <RecommendationsPart
        data={data}
        moreHref={links.discover}
        hrefFor={links.listing}
        onSave={onSaveListing}
      />
    </DashboardStack>
  );
}

const datedTrip = ({ key, listingTitle, destination, checkIn, checkOut, status }: Booking) => ({
  key,
  who: listingTitle,
  where: destination,
  dates: `${checkIn}/${checkOut === '' ? checkIn : checkOut}`,
  status,
});

/** When the next trip starts, where the bookings are there and the traveler's own. */
export function OverviewHelp({
  data: { bookings, isLoading, failureOf },
  greeting,
  greetingLang,
  user,
  now: given,
}: TravelerShown) {
  const now = useNow(given);
  const { t, format } = useWords();
  const isKnown = !isLoading('bookings') && !bookings.isSample;
  const failure = failureOf('bookings');
  const days = isKnown ? summarizeTrips(bookings.items, now, format.timeZone).daysUntilNext : null;
  return (
    <GreetingLine greeting={greeting} greetingLang={greetingLang} firstName={user.firstName}>
      {failure ? (
        <FailedLine failure={failure} />
      ) : days === null ? (
        t['traveler.help.overview']
      ) : (
        t['traveler.help.next-trip']({ days }, format)
      )}
    </GreetingLine>
  );
}
