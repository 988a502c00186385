import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { lazyPart } from 'tapa-ui/lazy-part';
import { useCurrentUser } from '../auth/current-user';
import { SignInLink } from '../layout/public-layout';

// Contains errors of a part that fails or does not load. The next page tries it again.
export function OptionalPart({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={() => fallback} resetKeys={[pathname]}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const accountMenu = lazyPart(() => import('./account-menu'));

export function Account() {
  const { user } = useCurrentUser();
  if (user === null) return <SignInLink />;
  return (
    <OptionalPart fallback={<SignInLink />}>
      <accountMenu.Component user={user} />
    </OptionalPart>
  );
}
