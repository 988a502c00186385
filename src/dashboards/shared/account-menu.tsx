import { UserMenu } from '../../components/user-menu';
import {
  accountKind,
  type DashboardKind,
  roleBadgeLabel,
  type User,
  userInitials,
  userName,
} from '../../domain';

interface AccountMenuProps {
  user: User;
  dashboard: DashboardKind;
  onLogout: (() => void) | undefined;
}

/** The account menu of the top bar, filled from the user. Someone without a name and email is a guest. */
export function AccountMenu({ user, dashboard, onLogout }: AccountMenuProps) {
  return (
    <UserMenu
      name={userName(user)}
      email={user.email}
      initials={userInitials(user)}
      imageUrl={user.profileImageUrl}
      roleLabel={roleBadgeLabel(user.role, dashboard)}
      isDemo={accountKind(user) === 'demo'}
      onLogout={onLogout}
    />
  );
}
