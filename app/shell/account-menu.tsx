import {
  accountKind,
  dashboardKindForRole,
  roleBadgeLabel,
  type User,
  userInitials,
  userName,
} from 'tapa-ui/domain';
import { UserMenu } from 'tapa-ui/user-menu';
import { useLogoutFor } from './use-logout-for';

/** The account menu of a signed-in user, for pages that are no dashboard. Lazy: visitors have none. */
export default function AccountMenu({ user }: { user: User }) {
  const kind = dashboardKindForRole(user.role);
  return (
    <UserMenu
      name={userName(user)}
      email={user.email}
      initials={userInitials(user)}
      imageUrl={user.profileImageUrl}
      roleLabel={roleBadgeLabel(user.role, kind)}
      isDemo={accountKind(user) === 'demo'}
      onLogout={useLogoutFor(kind)}
    />
  );
}
