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
import { API_PATHS } from '../api/paths';
import { isLoggingOut, useLogout } from '../api/queries/use-logout';
import { endSession, resumeSession } from '../session/use-session-monitor';
import { useLeave } from './leave';

/** The account menu of public pages. Lazy, because visitors have none. */
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

export const LOGOUT_FAILED = {
  title: 'Logout Failed',
  description: 'Unable to logout. Please try again.',
  variant: 'destructive',
} as const;

/** Dashboards with a toast when a logout by navigation fails (spec: 8.logout). */
const SAYS_FAILURE: ReadonlySet<DashboardKind> = new Set(['travel-agent', 'corporate']);

/** Resets the page's forms, whose entries browsers would restore when the next person goes Back. */
function emptyForms(): void {
  for (const form of document.forms) form.reset();
}

/** Returns the logout: a mutation for the tour organizer, a navigation for others (spec: 7.logout). */
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
      // Before the call: afterwards there is no session to archive.
      endSession();
      logout.mutate();
    };
  }
  return () => {
    // Before leaving: after `session_cleanup` nothing is sent, not even the `page_unload` that follows.
    endSession();
    try {
      window.location.assign(API_PATHS.logout);
      emptyForms();
    } catch {
      resumeSession();
      if (SAYS_FAILURE.has(kind)) toast(LOGOUT_FAILED);
    }
  };
}
