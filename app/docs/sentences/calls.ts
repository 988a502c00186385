/** Section 7 of the specification, sentence by sentence. */
export const CALLS = {
  reads: 'Reads: GET to the path, credentials included, response parsed as JSON.',
  'reads-unauthorized': 'A 401 either throws or yields null, depending on the read.',
  'reads-html': 'An HTML content type is treated as an error.',
  writes: 'Writes: the given method to the given path, credentials included.',
  'writes-payload': 'A JSON content-type header and JSON body are added only when a payload is given.',
  user: 'GET /api/auth/user: returns the user with isDemo and accountType.',
  'user-unauthorized': 'GET /api/auth/user: a 401 means no user.',
  'user-no-retry': 'GET /api/auth/user: no retry; stale at once.',
  'current-user': 'GET /api/auth/current-user: runs only if the first returned nothing. Same handling.',
  logout: 'GET /api/logout: by browser navigation.',
  bookings: 'GET /api/bookings: array of bookings; on failure an empty list.',
  listings: 'GET /api/listings?category=cultural: array of listings; on failure an empty list.',
  'agent-reads':
    'GET /api/travel-agent/stats, /bookings, /clients, /commissions, /external-bookings: only for travel_agent.',
  'organizer-reads':
    'GET /api/tour-organizer/stats, /api/private-tours, /api/tour-organizer/team, /applications, /revenue: only for tour_organizer.',
  'organizer-fallbacks': 'Tour-organizer calls: absent parts of the responses use fallbacks.',
  'corporate-reads':
    'GET /api/corporate-admin/stats, /employee-travel, /policies, /budget, /team: only for corporate_admin.',
  'corporate-fallbacks': 'Corporate calls: fallbacks if parts are absent.',
  archive:
    'POST /api/conversation/update: JSON {trigger, timestamp, metadata}; the response is read for entriesArchived.',
  'archive-beacon':
    'POST /api/conversation/update: for page_unload it is sent as a beacon with the same fields.',
  'archive-fallback':
    'POST /api/conversation/update: if the fetch fails for page_unload, a beacon fallback with {trigger, timestamp, fallback} is sent.',
  log: 'POST /api/conversation/log-user: JSON {action, metadata}.',
  'log-start': "Actions: 'Session Started' (metadata also platform, userAgent, sessionId).",
  'log-visible': "Actions: 'Page Visible'.",
  'log-activity':
    "Actions: sampled 'Page Click', 'Keyboard Input', 'Page Scroll', 'Mouse Movement', 'Touch Interaction'.",
  'render-errors':
    'POST /api/analytics/error: JSON {error, stack, component, timestamp, userAgent, url}; sent when a render error is caught.',
  errors:
    'POST /api/errors: JSON {message, stack, url, userAgent, timestamp, extras}; the response is not read; failures only logged.',
  'service-worker': 'A service worker is registered at /sw.js.',
  manifest: 'A manifest is registered at /manifest.json.',
} as const;
