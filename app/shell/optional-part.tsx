import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { lazyPart } from 'tapa-ui/lazy-part';
import { useCurrentUser } from '../auth/current-user';
import { SignInLink } from '../layout/public-layout';

// A part that fails, or fails to load, takes nothing with it, and is tried again on the next page.
export function OptionalPart({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={() => fallback} resetKeys={[pathname]}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const accountMenu = lazyPart(() => import('./account-menu'));

/** The end of the public header: the account menu of a signed-in user, loaded when it is first needed, else 'Sign in'. */
export function Account() {
  const { user } = useCurrentUser();
  if (user === null) return <SignInLink />;
  return (
    <OptionalPart fallback={<SignInLink />}>
      <accountMenu.Component user={user} />
    </OptionalPart>
  );
}
