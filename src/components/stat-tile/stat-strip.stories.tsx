import { CalendarDays, CheckCheck, Globe, Heart, Luggage, Map as MapIcon, Star } from 'lucide-react';
import preview from '../../../.storybook/preview';
import { Loading } from '../skeleton';
import { StatStrip } from './stat-strip';
import { StatTile } from './stat-tile';

const meta = preview.meta({ title: 'components/stat-strip', component: StatStrip });

const travelTiles = (
  <>
    <StatTile label="Trips Booked" value={6} hint="3 upcoming" icon={<Luggage />} />
    <StatTile label="Wishlist Items" value={8} icon={<Heart />} />
    <StatTile label="Travel Rating" value={4.9} format="rating" unit="of 5" icon={<Star />} />
    <StatTile label="Destinations" value={5} icon={<MapIcon />} />
  </>
);

const tripTiles = (
  <>
    <StatTile label="Upcoming" value={3} icon={<CalendarDays />} />
    <StatTile label="Completed" value={3} icon={<CheckCheck />} />
    <StatTile label="Countries" value={5} icon={<Globe />} />
  </>
);

export const Default = meta.story({
  args: { 'aria-label': 'Your travel at a glance', children: travelTiles },
});

export const Playground = meta.story({
  args: { 'aria-label': 'Your travel at a glance', columns: 4, children: travelTiles },
});

export const ThreeColumns = meta.story({
  args: { 'aria-label': 'Your trips', columns: 3, children: tripTiles },
});

export const LoadingTiles = meta.story({
  name: 'Loading',
  args: { 'aria-label': 'Your travel at a glance', children: <Loading active>{travelTiles}</Loading> },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StatStrip aria-label="Wide, four columns">{travelTiles}</StatStrip>
      <StatStrip aria-label="Wide, three columns" columns={3}>
        {tripTiles}
      </StatStrip>
      <div className="story-narrow">
        <StatStrip aria-label="Narrow, two columns">{travelTiles}</StatStrip>
      </div>
      <div className="story-narrow">
        <StatStrip aria-label="Narrow, three columns" columns={3}>
          {tripTiles}
        </StatStrip>
      </div>
      <StatStrip aria-label="Loading">
        <Loading active>{travelTiles}</Loading>
      </StatStrip>
    </div>
  ),
});
