import { useLocation } from 'react-router-dom';

/** Kept in router state instead of the URL, so that no link can redirect a visitor elsewhere. */
export interface WantedPathState {
  wanted: string;
  /** True where the reader comes because the server refuses their data, though it still knows who they are. */
  isEnded?: boolean;
  /** True where the reader comes because nobody could tell who they are, without a connection. */
  isUnanswered?: boolean;
}

/** Visitors who have signed in go here unless they wanted something else. */
const DEFAULT_PATH = '/dashboard';

/** The state of the router, as far as it is one of these. */
export const wantedState = (state: unknown): Partial<WantedPathState> => state ?? {};

/** The path that a visitor wanted before signing in; only one of this site: browsers read `/\` as `//`. */
export function wantedPath(state: unknown): string {
  const { wanted } = wantedState(state);
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : DEFAULT_PATH;
}

/** The path that is shown, to come back to. */
export function useWantedPath(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}
