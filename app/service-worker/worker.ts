import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import {
  PrecacheController,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** Path of the empty document for every address. The build inserts it. */
declare const SHELL_PAGE: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** TypeScript's `WebWorker` library cannot be combined with `DOM`, and lacks `addRoutes`. */
interface InstallEvent extends WaitingEvent {
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

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

/** API calls, which are never cached. */
const API = /^\/api\//;

/** Cache of the build's files outside of the shell, filled on first use. */
const ASSETS_CACHE = 'tapa-assets';

/** Keeps HTML out of the cache of scripts: some hosts answer with a page when a file is missing. */
const onlyRealFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = new URL(request.url).pathname === SHELL_PAGE;
    const isWebPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    return response.ok && isPage === isWebPage ? response : null;
  },
};

const fromHostOnError: WorkboxPlugin = {
  handlerDidError: async ({ event, request, error }) => {
    if (event.type === 'install') return undefined;
    console.warn('A kept file could not be read', error);
    return fetch(request);
  },
};

const plugins = [onlyRealFiles, fromHostOnError];
/** The build's files do not depend on request headers. */
const matchOptions = { ignoreVary: true };

const precache = new PrecacheController({ cacheName: 'tapa-shell', plugins });
precache.strategy.matchOptions = matchOptions;
precache.addToCacheList(self.__WB_MANIFEST);

const assets = new CacheFirst({ cacheName: ASSETS_CACHE, plugins, matchOptions });

/** Answers with a file even if it cannot be cached, e.g. on a full disk. */
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
// An unavailable file fails as without a worker. A rejected promise would be an error of the worker.
router.setCatchHandler(async () => Response.error());
router.addFetchListener();
// The page posts the files that it loaded before the worker was active (register.ts).
router.addCacheListener();

/** Routes API calls around the worker: with a `fetch` listener, Chromium loses beacons of a closing page. */
async function routeAroundWorker(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]);
  } catch (error) {
    console.warn('The API could not be routed around the service worker', error);
  }
}

/** Takes over on request, or if the only open page is of this build. Notifies pages of older builds. */
async function answerPage({ data, source }: PageMessage): Promise<void> {
  if (data?.type === 'TAKE_OVER') return self.skipWaiting();
  if (data?.type !== 'PAGE_OF' || data.script === undefined) return;
  if (precache.getCacheKeyForURL(data.script) === undefined) source?.postMessage({ type: 'NEW_BUILD' });
  else if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 1) {
    await self.skipWaiting();
  }
}

self.addEventListener('message', (event) => event.waitUntil(answerPage(event)));

// Without skipWaiting: open pages of the old build need its files.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([routeAroundWorker(event), precache.install(event)]));
});

async function takeOver(event: WaitingEvent): Promise<void> {
  await Promise.all([precache.activate(event), self.caches.delete(ASSETS_CACHE)]);
  // The first visit's further files go through the worker.
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));
