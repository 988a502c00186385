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

export const script = (name = 'tapa-widgets') => `<script type="module" src="${fileOf(name)}"></script>`;

export const LOADER = '<script async src="/embed/loader.js"></script>';

/** Opens a host page that records the widgets' events. @param root - attributes of `<html>` */
export async function open(page: Page, site: Site, body: string, root = ''): Promise<void> {
  site.put(
    '/',
    `<!doctype html><html ${root}><meta charset="utf-8"><title>Host</title>${RECORD}<body>${body}`,
  );
  await page.goto(site.url);
}

/** Returns the events of a type so far: type, tag and detail of each. */
export const events = (page: Page | Frame, type: string) =>
  page.evaluate((wanted) => (window as unknown as Recorded).events.filter(([name]) => name === wanted), type);
