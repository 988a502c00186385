import { accountKind, dashboardKindForRole, roleBadgeLabel, userInitials, userName } from 'tapa-ui/domain';
import { UserMenu } from 'tapa-ui/user-menu';
import { useCurrentUser } from '../auth';
import { useLogoutFor } from './use-logout-for';

/** The account menu of a signed-in user, for pages that are no dashboard; nothing for a visitor. */
export function useAccount() {
  const { user } = useCurrentUser();
  const kind = dashboardKindForRole(user?.role);
  const logout = useLogoutFor(kind);
  if (user === null) return undefined;
  return (
    <UserMenu
      name={userName(user)}
      email={user.email}
      initials={userInitials(user)}
      imageUrl={user.profileImageUrl}
      roleLabel={roleBadgeLabel(user.role, kind)}
      isDemo={accountKind(user) === 'demo'}
      onLogout={logout}
    />
  );
}
