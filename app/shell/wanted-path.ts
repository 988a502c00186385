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

/** The path that a visitor wanted before signing in; only one of this site: browsers read `/\` as `//`. */
export function wantedPath(state: unknown): string {
  const wanted = (state as Partial<WantedPathState> | null)?.wanted;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : DEFAULT_PATH;
}

/** Returns whether a visitor of the sign-in page comes because their sign-in has ended. */
export const hasSignInEnded = (state: unknown): boolean =>
  (state as Partial<WantedPathState> | null)?.isEnded === true;

/** Returns whether a visitor of the sign-in page comes because the look-up of the user got no answer. */
export const wasUnanswered = (state: unknown): boolean =>
  (state as Partial<WantedPathState> | null)?.isUnanswered === true;

/** The path that is shown, to come back to. */
export function useWantedPath(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}
