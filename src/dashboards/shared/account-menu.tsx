'use client';
import { Avatar } from '../../components/avatar';
import { type DashboardKind, safeImageUrl, type User, userInitials, userName } from '../../domain';

interface AccountMenuProps {
  user: User;
  dashboard: DashboardKind;
  onLogout: (() => void) | undefined;
}

/** The account menu of the top bar, filled from the user. */
export function AccountMenu({ user }: AccountMenuProps) {
  return (
    <Avatar
      size={36}
      name={userName(user)}
      initials={userInitials(user)}
      src={safeImageUrl(user.profileImageUrl)}
      label={userName(user)}
    />
  );
}
