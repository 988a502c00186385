import type { FrameLocator, Page } from '@playwright/test';

/** What a traveler's dashboard is given. */
export const DATA = {
  user: { firstName: 'Mele', role: 'traveler' },
  bookings: [{ id: 1, listingTitle: 'Masi workshop', checkIn: '2090-01-05' }],
  listings: [],
};

/** A dashboard's markup with its data inside. */
export const dashboard = (attributes = 'kind="traveler"', fallback = ''): string =>
  `<tapa-dashboard ${attributes}>${fallback}<script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>`;

/** What is inside the frame of the page's dashboard. */
export const inFrame = (page: Page): FrameLocator =>
  page.locator('tapa-dashboard').locator('iframe').contentFrame();
