import { Banner } from 'tapa-ui/banner';
import { isReadRefused } from '../api/queries/reads';
import { useCached } from '../api/queries/user-cache';
import { TextLink } from '../layout/parts';
import { AUTH_PATH } from '../routes/table';
import { useWantedPath, type WantedPathState } from './guards';

/**
 * Announces that the sign-in has ended when reads are answered with 401, with a link to sign in again and
 * come back. Nobody is signed out: the data stays on the screen.
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
