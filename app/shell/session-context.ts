import { createContext, useContext } from 'react';
import type { SessionMonitor } from '../session';

const NO_SESSION: SessionMonitor = { endSession: () => undefined };

/** The session monitor of the signed-in user, for those who end the session. */
export const SessionContext = createContext<SessionMonitor>(NO_SESSION);

export const useSession = (): SessionMonitor => useContext(SessionContext);
