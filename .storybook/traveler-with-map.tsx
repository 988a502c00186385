import { DashboardStack } from '../src/components/dashboard-grid/index.js';
import { Panel, PanelBody } from '../src/components/panel/index.js';
import { DashboardShell } from '../src/dashboards/shell/index.js';
import {
  AllTripsPanel,
  RecommendationsPart,
  type TravelerDashboardProps,
  TravelerTiles,
  UpcomingTripsPanel,
  useTravelerData,
} from '../src/dashboards/traveler/index.js';
import { travelerFigures } from '../src/domain/index.js';

const { value: FIGURES } = travelerFigures.sanitize({
  wishlistItems: 12,
  travelRating: 4.7,
  destinations: 9,
});

/** A traveler dashboard composed by a host: with a map tab, without wishlist, rewards and profile. */
export function TravelerWithMap({ user, bookings, listings, now }: TravelerDashboardProps) {
  const data = useTravelerData({ bookings, listings });
  return (
    <DashboardShell
      user={user}
      dashboard="traveler"
      data={data}
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          help: 'Your trips at a glance.',
          content: (
            <DashboardStack className="t:shares-width">
              <TravelerTiles data={data} now={now} figures={FIGURES} />
              <UpcomingTripsPanel data={data} now={now} />
              <RecommendationsPart data={data} moreHref="/explore" />
            </DashboardStack>
          ),
        },
        { value: 'trips', label: 'My Trips', content: <AllTripsPanel data={data} now={now} /> },
        {
          value: 'map',
          label: 'Map',
          help: 'Where you go.',
          content: (
            <Panel title="Map">
              <PanelBody>
                <ul aria-label="Places">
                  {data.bookings.items.map(({ key, destination }) => (
                    <li key={key}>{destination}</li>
                  ))}
                </ul>
              </PanelBody>
            </Panel>
          ),
        },
      ]}
    />
  );
}
