export { ASSIST_INACTIVITY, type InactivityConfig, SESSION_INACTIVITY } from './constants';
export { createInactivityEngine, type InactivityEngine, type InactivityOptions } from './inactivity-engine';
export { useAssistInactivity } from './use-assist-inactivity';
export { type SessionMonitor, useSessionMonitor } from './use-session-monitor';
