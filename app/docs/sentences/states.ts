/** Section 4 of the specification, sentence by sentence. */
export const STATES = {
  'look-ups':
    'Authentication: the first user lookup runs. If it returns no user, the second lookup (current-user) runs.',
  authenticated: 'A user is authenticated when one exists and the first lookup did not error.',
  'auth-states': 'States: loading, no user (redirect to /auth), user.',
  'booking-status': 'Booking status: confirmed is shown in the default style, anything else as secondary.',
  'booking-status-missing': 'Missing status displays as confirmed.',
  'agent-booking-status': 'Agent booking status: confirmed (green) versus other such as pending (yellow).',
  'tour-status': 'Tour status: active (green) versus other such as filling (yellow).',
  'request-status': 'Travel request status: pending (shows Approve/Decline), approved.',
  'policy-status': 'Policy status: active.',
  'application-status': 'Application status: pending.',
  'no-transitions': 'No status transitions are executed (buttons inert).',
  'logout-navigation':
    'Logout on the traveler, agent and corporate dashboards navigates to the logout endpoint.',
  'logout-organizer': 'On the tour-organizer dashboard it runs a logout mutation, then goes to /.',
  'inactivity-reset':
    'Session monitoring: the inactivity timer resets on click, keydown, scroll, mousemove and touchstart.',
  'page-hidden': "When the page is hidden, an archive trigger 'page_hidden' is sent.",
  'page-visible':
    "When it becomes visible again, the inactivity timer restarts and 'Page Visible' is logged.",
  'trigger-inactivity': "Other triggers: 'inactivity'.",
  'trigger-unload': "Other triggers: 'page_unload'.",
  'trigger-cleanup': "Other triggers: 'session_cleanup' on teardown.",
  cooldown: 'A trigger within the cooldown is dropped.',
  'toast-dismiss': 'Toasts: dismissing closes the toast, which is removed after a very long delay.',
  'offline-banner': 'Offline banner: shown only after an offline event, removed on online.',
} as const;
