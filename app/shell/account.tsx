import { useCurrentUser } from '../auth';
import { SignInLink } from '../layout/public-layout';
import { lazyScreen } from '../routes/lazy-screen';
import { Dispensable } from './dispensable';

const accountMenu = lazyScreen(() => import('./account-menu'));

/** The end of the public header: the account menu of a signed-in user, loaded when it is first needed, else 'Sign in'. */
export function Account() {
  const { user } = useCurrentUser();
  if (user === null) return <SignInLink />;
  return (
    <Dispensable fallback={<SignInLink />}>
      <accountMenu.Component user={user} />
    </Dispensable>
  );
}
