import { createContext, useContext } from 'react';
import type { SessionMonitor } from '../session';

/** What those who end the session need of what stands around every screen: their own may be gone before it is over. */
export interface Session extends SessionMonitor {
  /** Goes to `/`, and resolves once it is shown. */
  leave: () => Promise<void>;
}

const NO_SESSION: Session = { endSession: () => undefined, leave: () => Promise.resolve() };

/** The session of the signed-in user, for those who end it. */
export const SessionContext = createContext<Session>(NO_SESSION);

export const useSession = (): Session => useContext(SessionContext);
