import type { WantedPathState } from './require-user';

/** Where a visitor who has signed in goes unless something else was wanted (decision 3). */
const DEFAULT_PATH = '/dashboard';

/** The path that a visitor wanted before signing in; only one of this site: browsers read `/\` as `//`. */
export function wantedPath(state: unknown): string {
  const wanted = (state as Partial<WantedPathState> | null)?.wanted;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : DEFAULT_PATH;
}
