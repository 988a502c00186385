import { useQueryClient } from '@tanstack/react-query';
import { roleBadgeLabel } from 'tapa-ui/badge';
import {
  accountKind,
  type DashboardKind,
  dashboardKindForRole,
  type User,
  userInitials,
  userName,
} from 'tapa-ui/domain';
import { toast } from 'tapa-ui/toast';
import { UserMenu } from 'tapa-ui/user-menu';
import { isLoggingOut, useLogout } from '../api';
import { LOGOUT_FAILED, logoutByNavigation } from '../auth';
import { endSession, resumeSession } from '../session';
import { useLeave } from './leave';

/** The account menu of a signed-in user, for pages that are no dashboard. Lazy: visitors have none. */
export default function AccountMenu({ user }: { user: User }) {
  const kind = dashboardKindForRole(user.role);
  return (
    <UserMenu
      name={userName(user) ?? 'Guest'}
      email={user.email}
      initials={userInitials(user)}
      imageUrl={user.profileImageUrl}
      roleLabel={roleBadgeLabel(user.role, kind)}
      isDemo={accountKind(user) === 'demo'}
      onLogout={useLogoutFor(kind)}
    />
  );
}

/** Dashboards that show a toast when a logout by navigation fails (spec: 8.logout). */
const SAYS_FAILURE: ReadonlySet<DashboardKind> = new Set(['travel-agent', 'corporate']);

/** Clears the forms of the page before leaving it: browsers restore their entries when the next person goes Back. */
function emptyForms(): void {
  for (const form of document.forms) form.reset();
}

/** The logout of a dashboard: by mutation for the tour organizer, by browser navigation for the others. */
export function useLogoutFor(kind: DashboardKind): () => void {
  const queryClient = useQueryClient();
  const logout = useLogout({
    leave: useLeave(),
    onFailed: () => {
      resumeSession();
      toast(LOGOUT_FAILED);
    },
  });
  if (kind === 'tour-organizer') {
    return () => {
      if (isLoggingOut(queryClient)) return;
      // Before the call, as before a navigation: afterwards there is no session to archive the log of.
      endSession();
      logout.mutate();
    };
  }
  return () => {
    const result = logoutByNavigation({ endSession });
    if (result.ok) return emptyForms();
    resumeSession();
    if (SAYS_FAILURE.has(kind)) toast(LOGOUT_FAILED);
  };
}
