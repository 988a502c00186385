import type { DashboardKind } from 'tapa-ui/domain';
import { toast } from 'tapa-ui/toast';
import { useLogout } from '../api';
import { LOGOUT_FAILED, logoutByNavigation } from '../auth';
import { useSession } from './session-context';
import { useLeave } from './use-leave';

/** Dashboards that say so when a logout by navigation fails (decision 19). */
const SAYS_SO: ReadonlySet<DashboardKind> = new Set(['travel-agent', 'corporate']);

/** The logout of a dashboard: by mutation for the tour organizer, by browser navigation for the others (decision 19). */
export function useLogoutFor(kind: DashboardKind): () => void {
  const { endSession } = useSession();
  const logout = useLogout({ leave: useLeave() });
  if (kind === 'tour-organizer')
    return () => logout.mutate(undefined, { onError: () => toast(LOGOUT_FAILED) });
  return () => {
    const result = logoutByNavigation({ endSession });
    if (!result.ok && SAYS_SO.has(kind)) toast(LOGOUT_FAILED);
  };
}
