/**
 * What `worker.ts` uses of a service worker's global scope. TypeScript's `WebWorker` library cannot stand beside `DOM`
 * in one project, and does not know `addRoutes` yet.
 */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WaitingEvent & MessageEvent<unknown>) => void): void;
}

/** An event that keeps the worker alive. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of https://w3c.github.io/ServiceWorker/#installevent that is not in every browser yet. */
export interface InstallEvent extends WaitingEvent {
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

export interface WorkerFetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
