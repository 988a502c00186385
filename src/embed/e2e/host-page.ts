import type { Frame, Page } from '@playwright/test';
import { fileOf, type Site } from './site.js';

const RECORD = `<script>
  window.events = [];
  for (const name of ['tapa-ready', 'tapa-error', 'tapa-action', 'tapa-view'])
    addEventListener(name, ({ type, target, detail }) => events.push([type, target.localName, detail]));
</script>`;

interface Recorded extends Window {
  events: [type: string, tag: string, detail: Record<string, unknown>][];
}

/** The script tag of a widget, or of all. */
export const script = (name = 'tapa-widgets') => `<script type="module" src="${fileOf(name)}"></script>`;

/** The script tag of the loader, as the guide has it. */
export const LOADER = '<script async src="/embed/loader.js"></script>';

/**
 * Opens a host's page with this body, which records the widgets' events.
 *
 * @param root - attributes of the page's root
 */
export async function open(page: Page, site: Site, body: string, root = ''): Promise<void> {
  site.put(
    '/',
    `<!doctype html><html ${root}><meta charset="utf-8"><title>Host</title>${RECORD}<body>${body}`,
  );
  await page.goto(site.url);
}

/** The events of a type so far: type, tag and detail of each. */
export const events = (page: Page | Frame, type: string) =>
  page.evaluate((wanted) => (window as unknown as Recorded).events.filter(([name]) => name === wanted), type);
