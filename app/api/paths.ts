/** Every call of the app except the dashboards' reads, which `tapa-ui/reads` declares (spec: 7.reads). */
export const API_PATHS = {
  authUser: '/api/auth/user',
  currentUser: '/api/auth/current-user',
  logout: '/api/logout',
  conversationUpdate: '/api/conversation/update',
  conversationLog: '/api/conversation/log-user',
  renderError: '/api/analytics/error',
  errors: '/api/errors',
} as const;

export const queryKey = (path: string): readonly [string] => [path];
