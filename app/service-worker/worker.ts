import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import {
  PrecacheController,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** The document without content that opens every address; the build fills it in. */
declare const SHELL_PAGE: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** TypeScript's `WebWorker` library cannot be combined with `DOM` in one project, and lacks `addRoutes`. */
interface InstallEvent extends WaitingEvent {
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

/** A message of a page (new-build.ts). */
interface PageMessage extends WaitingEvent {
  readonly data: { readonly type?: string; readonly script?: string } | null;
  readonly source: { postMessage(message: object): void } | null;
}

declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
};

/** The API's calls: never answered, never kept. */
const API = /^\/api\//;

/** Files of the build outside of the shell: cached when first used. */
const ASSETS_CACHE = 'tapa-assets';

/** Some hosts answer with an HTML page when a file is missing. Such a page must not be cached as a script. */
const onlyRealFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = new URL(request.url).pathname === SHELL_PAGE;
    const isWebPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    return response.ok && isPage === isWebPage ? response : null;
  },
};

/** When the cache cannot be read, the file is fetched from the host. */
const fromHostOnError: WorkboxPlugin = {
  handlerDidError: async ({ event, request, error }) => {
    if (event.type === 'install') return undefined;
    console.warn('A kept file could not be read', error);
    return fetch(request);
  },
};

const plugins = [onlyRealFiles, fromHostOnError];
/** The content of the build's files does not depend on the headers of a request. */
const matchOptions = { ignoreVary: true };

const precache = new PrecacheController({ cacheName: 'tapa-shell', plugins });
precache.strategy.matchOptions = matchOptions;
precache.addToCacheList(self.__WB_MANIFEST);

const assets = new CacheFirst({ cacheName: ASSETS_CACHE, plugins, matchOptions });

/** The page gets a file even if it cannot be cached, e.g. on a full disk. */
function answerAsset(options: RouteHandlerCallbackOptions): Promise<Response> {
  const [response, kept] = assets.handleAll(options);
  options.event.waitUntil(
    kept.catch((error: unknown) => console.warn('A file could not be kept for later', error)),
  );
  return response;
}

const router = new Router();
router.registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [new PrecacheFallbackPlugin({ fallbackURL: SHELL_PAGE, precacheController: precache })],
    }),
    { denylist: [API] },
  ),
);
router.registerRoute(new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: '' }));
router.registerRoute(
  new Route(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), answerAsset),
);
// A file that can be had from nowhere fails as without a worker: a promise that rejects would be an error of the worker's own.
router.setCatchHandler(async () => Response.error());
router.addFetchListener();
// The page tells which files it loaded before the worker was there (register.ts).
router.addCacheListener();

/** Chromium loses beacons of a closing page in a worker that listens to `fetch`: the API's calls go around it. */
async function routeAroundWorker(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]);
  } catch (error) {
    console.warn('The API could not be routed around the service worker', error);
  }
}

/** Takes over where a reader asks for it, and where no page but one of this build is open. Pages of older builds hear of it. */
async function answerPage({ data, source }: PageMessage): Promise<void> {
  if (data?.type === 'TAKE_OVER') return self.skipWaiting();
  if (data?.type !== 'PAGE_OF' || data.script === undefined) return;
  if (precache.getCacheKeyForURL(data.script) === undefined) source?.postMessage({ type: 'NEW_BUILD' });
  else if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 1) {
    await self.skipWaiting();
  }
}

self.addEventListener('message', (event) => event.waitUntil(answerPage(event)));

// No skipWaiting by itself: pages of the old build may be open, and need its files.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([routeAroundWorker(event), precache.install(event)]));
});

async function takeOver(event: WaitingEvent): Promise<void> {
  await Promise.all([precache.activate(event), self.caches.delete(ASSETS_CACHE)]);
  // From here on, what the first visit loads goes through the worker, and is kept.
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));
