import type { Page, Request } from 'playwright';

interface NetworkWatch {
  /** Resolves once nothing that the page is made of is under way. */
  quiet: () => Promise<void>;
}

/** Calls are not among them: a story may be about one that is never answered. */
const PARTS: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet', 'font', 'image']);

const watches = new WeakMap<Page, NetworkWatch>();

// Playwright's own `networkidle` comes once a document at best: a page that was idle before waits for it for ever.
export function watchNetwork(page: Page): NetworkWatch {
  const known = watches.get(page);
  if (known) return known;

  const underWay = new Set<Request>();
  let tell: (() => void)[] = [];
  const end = (request: Request) => {
    if (!underWay.delete(request) || underWay.size > 0) return;
    for (const resolve of tell) resolve();
    tell = [];
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
        else tell.push(resolve);
      }),
  };
  watches.set(page, watch);
  return watch;
}
