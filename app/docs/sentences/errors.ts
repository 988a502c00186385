/** Section 8 of the specification, sentence by sentence. */
export const ERRORS = {
  'non-ok': "Non-OK responses become an error 'status: body text'.",
  html: "If the body contains an HTML doctype: 'Server returned HTML instead of JSON. Expected API response but received webpage.'",
  unauthorized: "401: code AUTH_REQUIRED, default message 'Authentication required'.",
  forbidden: "403: INSUFFICIENT_PERMISSIONS, default 'Access denied'.",
  invalid: "400: VALIDATION_ERROR, default 'Invalid request'.",
  server: "500: generic error with status 500, default 'Server error'.",
  network: "A message containing 'fetch' or 'network': NETWORK_ERROR with status 0.",
  generic: 'Anything else: generic error.',
  'non-error': "A non-error value gives 'An unexpected error occurred'.",
  'failed-fetch': "A failed fetch gives 'Network connection failed. Please check your internet connection.'",
  'report-query': 'Reporting: a read that fails after 3 retries is reported with type query_failure.',
  'report-mutation': 'Reporting: a failed write with type mutation_failure.',
  'report-api': 'Reporting: API errors with type api_error, carrying status and url.',
  archive:
    "Archive trigger failure: non-OK response gives 'Archive trigger failed: {status}', logged to console only.",
  'activity-log': 'Activity logging failures are only logged.',
  render: 'A render error shows the fallback screen and is reported to /api/analytics/error.',
  lists: 'Bookings or listings fetch failure: logged, empty list, empty-state shown.',
  logout:
    "Logout failure on agent and corporate dashboards: destructive toast 'Logout Failed' / 'Unable to logout. Please try again.'",
  dashboard: "Dashboard render error: 'Dashboard Error' panel with retry and reload.",
  'unknown-role': 'Unknown role: notice as in section 2.',
  'service-worker': 'Service worker registration failure is only logged.',
  silent: 'No user-visible message for other call errors.',
} as const;
