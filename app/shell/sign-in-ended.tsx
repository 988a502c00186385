import { Banner } from 'tapa-ui/banner';
import { isReadRefused } from '../api/queries/reads';
import { useCached } from '../api/queries/user-cache';
import { TextLink } from '../layout/parts';
import { AUTH_PATH } from '../routes/table';
import { useWantedPath, type WantedPathState } from './guards';

/**
 * Says that the sign-in has ended when reads are refused, and offers to sign in again. Nobody is signed out: what was read
 * stays on the screen, and the reader decides when to go. The path that they come back to travels in router state.
 */
export function SignInEnded() {
  const state: WantedPathState = { wanted: useWantedPath(), isEnded: true };
  return (
    <div role="status" className="print:hidden">
      {useCached(isReadRefused) ? (
        <Banner tone="warning">
          Your sign-in has ended, so your data could not be loaded.{' '}
          <TextLink href={AUTH_PATH} state={state}>
            Sign in again
          </TextLink>
        </Banner>
      ) : null}
    </div>
  );
}
