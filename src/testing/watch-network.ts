import type { Page, Request } from 'playwright';

interface NetworkWatch {
  /** Resolves once no part of the page is loading. */
  quiet: () => Promise<void>;
}

/** Without API calls: a story may show one that is never answered. */
const PARTS: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet', 'font', 'image']);

const watches = new WeakMap<Page, NetworkWatch>();

// Playwright's `networkidle` fires once per document: a page that was idle before would wait forever.
export function watchNetwork(page: Page): NetworkWatch {
  const known = watches.get(page);
  if (known) return known;

  const underWay = new Set<Request>();
  let waiting: (() => void)[] = [];
  const end = (request: Request) => {
    if (!underWay.delete(request) || underWay.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  page.on('request', (request) => {
    if (PARTS.has(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const watch: NetworkWatch = {
    quiet: () =>
      new Promise((resolve) => {
        if (underWay.size === 0) resolve();
        else waiting.push(resolve);
      }),
  };
  watches.set(page, watch);
  return watch;
}
