import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { withTextSpacing } from '../../../.storybook/story-checks.js';
import { SampleChip } from '../badge/index.js';
import { Loading } from '../skeleton/index.js';
import { StatStrip } from './stat-strip.js';
import { StatTile } from './stat-tile.js';

const meta = preview.meta({
  title: 'components/stat-strip',
  id: 'components-stat-strip',
  component: StatStrip,
  argTypes: { children: { control: false } },
});

const travelTiles = (
  <>
    <StatTile label="Trips Booked" value={6} hint="3 upcoming" />
    <StatTile label="Wishlist Items" value={8} />
    <StatTile label="Travel Rating" value={4.9} format="rating" unit="of 5" />
    <StatTile label="Destinations" value={5} />
  </>
);

const tripTiles = (
  <>
    <StatTile label="Upcoming" value={3} />
    <StatTile label="Completed" value={3} />
    <StatTile label="Countries" value={5} />
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

export const SampleFigures = meta.story({
  args: { 'aria-label': 'Your travel at a glance', mark: <SampleChip />, children: travelTiles },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
  },
});

export const LoadingTiles = meta.story({
  name: 'Loading',
  args: { 'aria-label': 'Your travel at a glance', children: <Loading active>{travelTiles}</Loading> },
});

/** The largest figure that is not compact, and the longest labels of the dashboards. */
const wideTiles = (
  <>
    <StatTile label="Monthly Budget" value={120_000} format="money" />
    <StatTile label="Total Participants" value={1_250_000} />
    <StatTile label="Average Client Rating" value={4.8} format="rating" unit="of 5" />
    <StatTile label="Pending Applications" value={4} />
  </>
);

/** The width between the margins of a page of 320 px. */
const small: Decorator = (Story) => (
  <div style={{ inlineSize: 288 }}>
    <Story />
  </div>
);

/** Space between each figure's text and the nearer side of its tile, in px. */
const roomsBesideFigures = (root: HTMLElement): number[] =>
  Array.from(root.querySelectorAll('[data-slot="stat-tile"]'), (tile) => {
    const figure = tile.querySelector('[data-slot="stat-figure"] bdi')?.getBoundingClientRect();
    const { left, right } = tile.getBoundingClientRect();
    return Math.min((figure?.left ?? 0) - left, right - (figure?.right ?? Infinity));
  });

export const Small = meta.story({
  args: { 'aria-label': 'On a page of 320 px', children: wideTiles },
  decorators: [small],
  play: async ({ canvasElement }) => {
    for (const room of roomsBesideFigures(canvasElement)) await expect(room).toBeGreaterThanOrEqual(8);
  },
});

/** Amounts are longer where the currency's symbol has three letters. */
export const NarrowFourColumns = meta.story({
  name: 'Four columns at their narrowest, in Arabic',
  globals: { language: 'ar' },
  args: { 'aria-label': 'On a page of 960 px', children: wideTiles },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 894 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const room of roomsBesideFigures(canvasElement)) await expect(room).toBeGreaterThanOrEqual(8);
  },
});

/** The width between the margins of a page of 280 px. */
const smallest: Decorator = (Story) => (
  <div style={{ inlineSize: 248 }}>
    <Story />
  </div>
);

const linesOf = (element: Element): number => {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
};

/** Fails when a figure or a word of a label breaks over lines. */
const expectWholeWords = async (root: HTMLElement): Promise<void> => {
  for (const text of root.querySelectorAll('[data-slot="stat-figure"] bdi, [data-slot="stat-label"]'))
    await expect(linesOf(text)).toBeLessThanOrEqual(text.textContent?.split(' ').length ?? 0);
};

export const Smallest = meta.story({
  args: { 'aria-label': 'On a page of 280 px', children: wideTiles },
  decorators: [smallest],
  play: ({ canvasElement }) => expectWholeWords(canvasElement),
});

export const SmallestThreeColumns = meta.story({
  args: { 'aria-label': 'Your trips, on a page of 280 px', columns: 3, children: tripTiles },
  decorators: [smallest],
  play: ({ canvasElement }) => expectWholeWords(canvasElement),
});

/** With the reader's text spacing, text is not cut and does not overlap its neighbour (WCAG 1.4.12). */
export const SmallWithTextSpacing = meta.story({
  args: { 'aria-label': 'On a page of 320 px', children: wideTiles },
  decorators: [small],
  play: ({ canvasElement }) =>
    withTextSpacing(async () => {
      for (const room of roomsBesideFigures(canvasElement)) await expect(room).toBeGreaterThanOrEqual(8);
      for (const label of canvasElement.querySelectorAll('[data-slot="stat-label"]'))
        await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
    }),
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
