import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { listings } from '../../domain/index.js';
import { listings as data } from '../../testing/demo-api/fixtures/listings.js';
import { Loading } from '../skeleton/index.js';
import { ListingCards, type ListingCardsProps } from './index.js';

const { items } = listings.sanitize(data);
const three = items.slice(0, 3);

const meta = preview.meta({
  title: 'components/listing-cards',
  id: 'components-listing-cards',
  component: ListingCards,
  args: { 'aria-label': 'Personalized Recommendations', listings: three, onSave: fn() },
  argTypes: { listings: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    // All cards are visible, so the list is not focusable.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Save ${three[0]?.title}` })).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { headingLevel: 3 } });

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div
        style={{
          inlineSize: 390,
          overflow: 'clip',
          ['--tapa-page-margin' as string]: '16px',
          paddingInline: 16,
        }}
      >
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Personalized Recommendations, scrolls sideways' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    const [first, second] = canvas.getAllByRole('article');
    await expect(first?.getBoundingClientRect().width).toBe(276);
    await expect(second?.getBoundingClientRect().left).toBeLessThan(row.getBoundingClientRect().right);
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    row.scrollLeft = 0;
  },
});

/** On a page of 280 px a card is as wide as the row. */
export const Smallest = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 248, overflow: 'clip' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first?.getBoundingClientRect().width).toBe(248);
  },
});

/** Just too narrow for three columns: the last card is cut off, which shows that the row scrolls. */
export const JustBelowThreeColumns = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 820 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Personalized Recommendations, scrolls sideways' });
    const { right } = row.getBoundingClientRect();
    const last = canvas.getAllByRole('article').at(-1)?.getBoundingClientRect();
    await expect(last?.left).toBeLessThan(right);
    await expect(last?.right).toBeGreaterThan(right);
  },
});

const columnsOf = (list: Element | undefined) =>
  list && getComputedStyle(list).gridTemplateColumns.split(' ').length;

const onScreen = (width: number, columns: readonly number[]) => ({
  render: (args: ListingCardsProps) => (
    <div style={{ display: 'grid', gap: 24, inlineSize: width }}>
      <ListingCards {...args} aria-label="Six" listings={items} />
      <ListingCards {...args} aria-label="Three" listings={three} />
    </div>
  ),
  play: async ({ canvas }: { canvas: { getAllByRole: (role: string) => HTMLElement[] } }) => {
    await expect(canvas.getAllByRole('list').map(columnsOf)).toEqual(columns);
  },
});

/** On wide screens more than three cards get more columns; three still fill the line. */
export const WideScreens = meta.story({
  ...onScreen(1520, [4, 3]),
  globals: { viewport: { value: 'wide' } },
});

export const LargeScreens = meta.story({
  ...onScreen(1840, [5, 3]),
  globals: { viewport: { value: 'wall' } },
});

export const LoadingCards = meta.story({
  name: 'Loading',
  decorators: [(Story) => <Loading active>{Story()}</Loading>],
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ListingCards aria-label="Wide" listings={items} />
      <div style={{ inlineSize: 720, overflow: 'clip' }}>
        <ListingCards aria-label="Medium" listings={three} />
      </div>
      <div style={{ inlineSize: 358, overflow: 'clip' }}>
        <ListingCards aria-label="Narrow" listings={three} />
      </div>
    </div>
  ),
});
