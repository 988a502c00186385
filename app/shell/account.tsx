import { lazy } from 'react';
import { useCurrentUser } from '../auth';

const AccountMenu = lazy(() => import('./account-menu'));

/** The account menu of a signed-in user, loaded when it is first needed; nothing for a visitor. */
export function useAccount() {
  const { user } = useCurrentUser();
  return user === null ? undefined : <AccountMenu user={user} />;
}
