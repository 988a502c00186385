import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listings } from '../../domain/index.js';
import { DRAWN_PHOTO } from '../../testing/drawn-photo.js';
import { ListingCards } from './index.js';
import { ListingCard } from './listing-card.js';

const listing = { id: 'a', title: 'Stilt house', rating: 4.8, price: 90, category: 'cultural' };
const withPhoto = { ...listing, photo: DRAWN_PHOTO };

const photo = () => screen.getByAltText(DRAWN_PHOTO.alt);
const art = (container: Element) => container.querySelector('[data-slot="cover-art"]');

describe('the photo of a listing card', () => {
  // The test document neither loads nor decodes images.
  beforeEach(() => {
    HTMLImageElement.prototype.decode = vi.fn(() => Promise.resolve());
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('is hidden over the art until it is loaded, then shown with its credit', async () => {
    const { container } = render(<ListingCard listing={withPhoto} />);
    expect(photo().className).toContain('t:invisible');
    expect(photo().dataset.state).toBe('loading');
    expect(screen.queryByText('Photo: Drawn for Tapa')).toBeNull();
    fireEvent.load(photo());
    expect(await screen.findByText('Photo: Drawn for Tapa')).toBeDefined();
    expect(photo().className).not.toContain('t:invisible');
    expect(photo().className).toContain('t:animate-weave');
    expect(photo().dataset.state).toBe('ready');
    expect(art(container)).not.toBeNull();
  });

  it('shows at once without animation when it is cached', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320);
    render(<ListingCard listing={withPhoto} />);
    expect(photo().dataset.state).toBe('ready');
    expect(photo().className).not.toContain('t:animate-weave');
  });

  it('is removed when it fails to load, and the art stays', () => {
    const { container } = render(<ListingCard listing={withPhoto} />);
    fireEvent.error(photo());
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).not.toContain('Photo');
    expect(art(container)).not.toBeNull();
  });

  it('is shown even when decoding it fails', async () => {
    vi.mocked(HTMLImageElement.prototype.decode).mockRejectedValue(new Error('too large'));
    render(<ListingCard listing={withPhoto} />);
    fireEvent.load(photo());
    await waitFor(() => expect(photo().dataset.state).toBe('ready'));
  });

  it('starts again with another address', () => {
    const { rerender } = render(<ListingCard listing={withPhoto} />);
    fireEvent.error(photo());
    rerender(<ListingCard listing={{ ...listing, photo: { ...DRAWN_PHOTO, src: '/house.jpg' } }} />);
    expect(photo().getAttribute('src')).toBe('/house.jpg');
  });

  it('has no credit line where the credit is empty', async () => {
    const { container } = render(
      <ListingCard listing={{ ...listing, photo: { ...DRAWN_PHOTO, credit: '' } }} />,
    );
    fireEvent.load(photo());
    await waitFor(() => expect(photo().dataset.state).toBe('ready'));
    expect(container.querySelector('[data-slot="listing-credit"]')).toBeNull();
  });

  it('is server-rendered without a style attribute, loads lazily and decodes asynchronously', () => {
    const html = renderToStaticMarkup(<ListingCard listing={withPhoto} />);
    expect(html).not.toContain('style=');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('decoding="async"');
  });

  it('is left out where its address is unsafe', () => {
    const { items } = listings.sanitize([
      { ...listing, photo: { ...DRAWN_PHOTO, src: 'javascript:alert(1)' } },
    ]);
    const { container } = render(<ListingCards aria-label="Stays" listings={items} />);
    expect(container.querySelector('img')).toBeNull();
    expect(art(container)).not.toBeNull();
  });
});
