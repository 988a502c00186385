export { ASSIST_INACTIVITY, type InactivityConfig, SESSION_INACTIVITY } from './constants';
export { createInactivityEngine, type InactivityEngine, type InactivityOptions } from './inactivity-engine';
export { endSession, resumeSession, useSessionMonitor } from './use-session-monitor';
