import { useQueryClient } from '@tanstack/react-query';
import type { DashboardKind } from 'tapa-ui/domain';
import { toast } from 'tapa-ui/toast';
import { isLoggingOut, useLogout } from '../api';
import { LOGOUT_FAILED, logoutByNavigation } from '../auth';
import { useSession } from './session-context';

/** Dashboards that say so when a logout by navigation fails (decision 19). */
const SAYS_SO: ReadonlySet<DashboardKind> = new Set(['travel-agent', 'corporate']);

/** Empties what was written on the page that is left: browsers fill it in again for whoever comes Back to it. */
function emptyForms(): void {
  for (const form of document.forms) form.reset();
}

/** The logout of a dashboard: by mutation for the tour organizer, by browser navigation for the others (decision 19). */
export function useLogoutFor(kind: DashboardKind): () => void {
  const { endSession, leave } = useSession();
  const queryClient = useQueryClient();
  const logout = useLogout({ leave, onFailed: () => toast(LOGOUT_FAILED) });
  if (kind === 'tour-organizer') {
    return () => {
      if (isLoggingOut(queryClient)) return;
      // Before the call, as before a navigation (decision 41): afterwards there is no session to archive the log of.
      endSession();
      logout.mutate();
    };
  }
  return () => {
    const result = logoutByNavigation({ endSession });
    if (result.ok) emptyForms();
    else if (SAYS_SO.has(kind)) toast(LOGOUT_FAILED);
  };
}
