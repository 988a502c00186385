/** What the build tells the worker about itself (see app/server/service-worker.ts). */
export interface BuildFiles {
  /** Changes with every build in which a file that the worker may keep differs. */
  readonly version: string;
  /** Paths that open the app: kept from the first visit on. */
  readonly shell: readonly string[];
  /** Every other path with a hash in its name: kept once it was used. */
  readonly assets: readonly string[];
}

/** Prefix of the worker's caches; other caches of the origin are not its own. */
export const CACHE_PREFIX = 'tapa-';

/** Where the page stands in the cache, whatever path was asked for. */
export const SHELL_PAGE = '/app.html';

/** How the page tells the worker which files it loaded before the worker was there. */
export interface LoadedMessage {
  readonly type: 'loaded';
  readonly paths: readonly string[];
}
