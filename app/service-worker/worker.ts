import { type BuildFiles, type LoadedMessage, SHELL_PAGE } from './build-files';
import {
  API_PREFIX,
  cacheName,
  isRealFile,
  isShellFile,
  keepable,
  outdated,
  treatmentOf,
  withoutRedirect,
} from './strategy';
import type { InstallEvent, WorkerScope } from './worker-scope';

/** Put in by the build. */
declare const BUILD_FILES: BuildFiles;

const scope = globalThis as unknown as WorkerScope;
const openCache = () => scope.caches.open(cacheName(BUILD_FILES.version));

/** Beacons of a closing page get lost in a worker that listens to `fetch`: the API's calls go around it. */
async function routeAroundWorker(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.([{ condition: { urlPattern: `${API_PREFIX}*` }, source: 'network' }]);
  } catch (error) {
    console.warn('The API could not be routed around the service worker', error);
  }
}

async function keepShell(): Promise<void> {
  const cache = await openCache();
  const keepFile = async (path: string) => {
    const response = await fetch(path, { cache: 'no-cache' });
    if (!isShellFile(path, response)) throw new TypeError(`${path} did not lead to a file of this build`);
    await cache.put(path, withoutRedirect(response));
  };
  await Promise.all(BUILD_FILES.shell.map(keepFile));
}

// No skipWaiting: an update is applied on the next visit, when no page of the old build is open (decision 28).
scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([routeAroundWorker(event), keepShell()]));
});

async function dropOutdated(): Promise<void> {
  const names = outdated(await scope.caches.keys(), BUILD_FILES.version);
  await Promise.all(names.map((name) => scope.caches.delete(name)));
}

scope.addEventListener('activate', (event) => {
  // What the first visit loads from here on goes through the worker, and is kept.
  event.waitUntil(dropOutdated().then(() => scope.clients.claim()));
});

/** What is kept of a file. A cache that cannot be read keeps nothing: what is asked for is still on the host. */
async function keptOf(file: Request | string): Promise<Response | undefined> {
  try {
    return await (await openCache()).match(file, { ignoreVary: true });
  } catch (error) {
    console.warn('What is kept could not be read', error);
    return undefined;
  }
}

/** Keeps a file of the build. Whoever asked for it has it all the same where it cannot be kept. */
async function keep(file: Request | string, response: Response): Promise<void> {
  if (!isRealFile(response)) return;
  try {
    await (await openCache()).put(file, response);
  } catch (error) {
    console.warn('A file could not be kept for later', error);
  }
}

async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await keptOf(SHELL_PAGE);
    if (page === undefined) throw error;
    return page;
  }
}

async function answerFile(request: Request): Promise<Response> {
  const kept = await keptOf(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  await keep(request, response.clone());
  return response;
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const treatment = treatmentOf(request, scope.location.origin, BUILD_FILES);
  if (treatment === 'page') event.respondWith(answerPage(request));
  else if (treatment === 'file') event.respondWith(answerFile(request));
});

async function keepLoaded(paths: unknown): Promise<void> {
  for (const path of keepable(paths, BUILD_FILES)) {
    if ((await keptOf(path)) === undefined) await keep(path, await fetch(path));
  }
}

scope.addEventListener('message', (event) => {
  const message = event.data as Partial<LoadedMessage> | null;
  if (message?.type === 'loaded') event.waitUntil(keepLoaded(message.paths));
});
