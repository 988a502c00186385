import type { FrameLocator, Page } from '@playwright/test';
import type { Site } from './site.js';

export const DATA = {
  user: { firstName: 'Mele', role: 'traveler' },
  bookings: [{ id: 1, listingTitle: 'Masi workshop', checkIn: '2090-01-05' }],
  listings: [],
};

export const dashboard = (attributes = 'kind="traveler"', fallback = ''): string =>
  `<tapa-dashboard ${attributes}>${fallback}<script type="application/json">${JSON.stringify(DATA)}</script></tapa-dashboard>`;

/** Returns another origin for the frame: the same server under its other name. */
export const frameOrigin = (site: Site): string => site.url.replace('127.0.0.1', 'localhost');

export const inFrame = (page: Page): FrameLocator =>
  page.locator('tapa-dashboard').locator('iframe').contentFrame();
