import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../auth';
import { SignInLink } from '../layout/sign-in-link';

const AccountMenu = lazy(() => import('./account-menu'));

/** The end of the public header: the account menu of a signed-in user, loaded when it is first needed, else 'Sign in'. */
export function Account() {
  const { user } = useCurrentUser();
  if (user === null) return <SignInLink />;
  return (
    <Suspense fallback={<SignInLink />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
