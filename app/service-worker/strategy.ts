import { type BuildFiles, CACHE_PREFIX, SHELL_PAGE } from './build-files';

/** How the worker treats a request. */
export type Treatment = 'network' | 'page' | 'file';

/** The calls of the API: never answered, never kept (decision 28). */
export const API_PREFIX = '/api/';

/** Decides what the worker does with a request; whatever it does not know goes to the network untouched. */
export function treatmentOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  files: BuildFiles,
): Treatment {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin || pathname.startsWith(API_PREFIX)) return 'network';
  if (mode === 'navigate') return 'page';
  return isOwnFile(pathname, files) ? 'file' : 'network';
}

const isOwnFile = (path: string, { shell, assets }: BuildFiles): boolean =>
  path !== SHELL_PAGE && (shell.includes(path) || assets.includes(path));

/** Those of the paths that may be kept: a page cannot make the worker keep anything else. */
export const keepable = (paths: unknown, files: BuildFiles): string[] =>
  Array.isArray(paths)
    ? paths.filter((path): path is string => typeof path === 'string' && isOwnFile(path, files))
    : [];

/** Caches of earlier builds. */
export const outdated = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName(version));

export const cacheName = (version: string): string => `${CACHE_PREFIX}${version}`;

/** A host that answers missing files with its page must not get that page kept as a script. */
export const isRealFile = (response: Response): boolean =>
  response.ok && !(response.headers.get('Content-Type') ?? '').startsWith('text/html');

/** Whether an answer is the file that the build has at a path of its shell, where the page alone is a web page. */
export const isShellFile = (path: string, response: Response): boolean =>
  path === SHELL_PAGE ? response.ok : isRealFile(response);

/**
 * An answer without the redirect that led to it. Hosts that take `.html` out of addresses redirect the shell's page, and
 * browsers open no page with a redirected answer.
 */
export const withoutRedirect = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response;
