import type { FrameLocator, Page } from '@playwright/test';
import type { Site } from './site.js';

/** The data of a traveler's dashboard. */
export const DATA = {
  user: { firstName: 'Mele', role: 'traveler' },
  bookings: [{ id: 1, listingTitle: 'Masi workshop', checkIn: '2090-01-05' }],
  listings: [],
};

/** A dashboard's markup with its data inside. */
export const dashboard = (attributes = 'kind="traveler"', fallback = ''): string =>
  `<tapa-dashboard ${attributes}>${fallback}<script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>`;

/** The frame on another origin than the page: the same server under its other name. */
export const frameOrigin = (site: Site): string => site.url.replace('127.0.0.1', 'localhost');

/** Returns the content of the frame of the page's dashboard. */
export const inFrame = (page: Page): FrameLocator =>
  page.locator('tapa-dashboard').locator('iframe').contentFrame();
