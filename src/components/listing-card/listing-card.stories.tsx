import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { listings } from '../../domain/index.js';
import { translateRows } from '../../i18n/translate-rows.js';
import { listings as data } from '../../testing/demo-api/fixtures/listings.js';
import { BROKEN_PHOTO, DRAWN_PHOTO } from '../../testing/drawn-photo.js';
import { Loading } from '../skeleton/index.js';
import { ListingCard } from './listing-card.js';

const [guesthouse, lagoon, stilts] = translateRows(listings, listings.sanitize(data).items);
if (!guesthouse || !lagoon || !stilts) throw new Error('The fixtures hold fewer than three listings.');

const meta = preview.meta({
  title: 'components/listing-card',
  id: 'components-listing-card',
  component: ListingCard,
  args: { listing: guesthouse, onSave: fn() },
  argTypes: { listing: { control: 'object' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 410 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: guesthouse.title })).toBeVisible();
    await expect(canvas.getByText('4.8')).toBeVisible();
    await expect(canvas.getByText('Rated')).toBeInTheDocument();
    await expect(canvas.getByText('$86')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Save ${guesthouse.title}` }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(guesthouse);
  },
});

export const Playground = meta.story({ args: { headingLevel: 3, href: '#listing' } });

export const AsLink = meta.story({
  args: { href: '#listing' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: guesthouse.title })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(guesthouse);
  },
});

export const InertSave = meta.story({
  args: { onSave: undefined },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: `Save ${guesthouse.title}` });
    await expect(save).toBeEnabled();
    await userEvent.click(save);
    await expect(save).toHaveFocus();
  },
});

export const WholeNumbers = meta.story({
  args: { listing: { ...guesthouse, rating: 5, price: 1250 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5.0')).toBeVisible();
    await expect(canvas.getByText('$1,250')).toBeVisible();
  },
});

export const Cents = meta.story({
  args: { listing: { ...guesthouse, price: 86.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$86.50')).toBeVisible();
  },
});

export const LongTitle = meta.story({
  args: {
    listing: { ...guesthouse, title: 'A homestay among coffee gardens and orchid houses '.repeat(6).trim() },
  },
});

export const UnbreakableTitle = meta.story({
  args: {
    listing: {
      ...guesthouse,
      title: LONG_WORD,
    },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 3 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
});

/** The host's photo covers the art without moving the layout. This one is a drawing. */
export const WithPhoto = meta.story({
  args: { listing: { ...stilts, photo: DRAWN_PHOTO } },
  play: async ({ canvas, canvasElement }) => {
    const cover = canvasElement.querySelector('[data-slot="listing-cover"]');
    const photo = canvas.getByAltText(DRAWN_PHOTO.alt);
    await waitFor(() => expect(photo).toBeVisible());
    await expect(canvas.getByText('Photo: Drawn for Tapa')).toBeVisible();
    await expect(photo.getBoundingClientRect()).toEqual(cover?.getBoundingClientRect());
    await expect(cover?.querySelector('[data-slot="cover-art"]')).toBeInTheDocument();
  },
});

/** Where the photo fails to load, only the art shows. */
export const BrokenPhoto = meta.story({
  args: { listing: { ...stilts, photo: BROKEN_PHOTO } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByAltText(BROKEN_PHOTO.alt)).toBeNull());
    await expect(canvas.queryByText(/Photo/)).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="cover-art"]')).toBeVisible();
  },
});

export const LongCredit = meta.story({
  tags: ['tests'],
  args: { listing: { ...stilts, photo: { ...DRAWN_PHOTO, credit: `${LONG_WORD} `.repeat(8) } } },
  play: async ({ canvas, canvasElement }) => {
    const credit = await canvas.findByText(/^Photo: /);
    const cover = canvasElement.querySelector('[data-slot="listing-cover"]');
    await expect(credit.getBoundingClientRect().height).toBeLessThan(
      (cover?.getBoundingClientRect().height ?? 0) / 2,
    );
    await expect(credit.scrollWidth).toBeLessThanOrEqual(credit.clientWidth);
  },
});

export const LoadingCard = meta.story({
  name: 'Loading',
  decorators: [(Story) => <Loading active>{Story()}</Loading>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="listing-card"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 400px)', gap: 24 }}>
      <ListingCard listing={guesthouse} />
      <ListingCard listing={lagoon} href="#listing" />
      <ListingCard listing={{ ...stilts, title: 'Stay', rating: 5, price: 12_500.5 }} />
      <Loading active>
        <ListingCard listing={stilts} />
      </Loading>
      <ListingCard listing={{ ...stilts, photo: DRAWN_PHOTO }} />
      <ListingCard listing={{ ...stilts, photo: BROKEN_PHOTO }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photo: Drawn for Tapa')).toBeVisible();
    // Photos load lazily.
    for (const photo of canvas.getAllByAltText(DRAWN_PHOTO.alt)) photo.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByAltText(DRAWN_PHOTO.alt)).toHaveLength(1));
    scrollTo(0, 0);
  },
});
