/** Section 2 of the specification, sentence by sentence. */
export const SCREENS = {
  'public-routes':
    '/ (landing), /auth (sign-in and registration), /terms, /privacy, /ai-itinerary, /agents, /demo-portals, /pricing, /destinations, /cultural-experiences, /food-cooking, /contact, /business, /become-host, /help, /travel-agents, /safety, /business-solutions, /tour-operators, /corporate-travel, /festivals-events, and /traditional-crafts.',
  'traditional-crafts': '/traditional-crafts (same page as /cultural-experiences).',
  'unknown-path': 'Any unknown path shows the landing page.',
  'protected-redirect': 'With no user, the visitor is redirected to /auth.',
  'protected-loading': 'A loading screen shows while authentication resolves.',
  'route-dashboard': '/dashboard: role-based dashboard.',
  'route-booking': '/booking/{id}: id optional.',
  'route-traveler': '/traveler-dashboard: traveler dashboard.',
  'route-agent-admin': '/agent-dashboard and /admin-dashboard: both show the travel-agent dashboard.',
  'links-without-page':
    'Links exist to routes with no defined page: /profile, /settings, /search, /white-label, /wishlists, /messages, /bookings, /notifications.',
  'role-traveler': 'Role traveler, provider: dashboard traveler.',
  'role-agent': 'Role travel_agent, admin, super_admin: dashboard travel-agent.',
  'role-organizer': 'Role tour_organizer: dashboard tour-organizer.',
  'role-corporate': 'Role corporate_admin: dashboard corporate.',
  'role-unknown': "Role unknown: notice 'Unknown user role: {role}. Using test dashboard.'",
  'role-default': 'The role defaults to traveler.',
  'dashboard-error':
    "A dashboard error shows a panel 'Dashboard Error - The dashboard encountered an error and couldn't load properly.' with Try Again and Reload Page.",

  'traveler-header': "Header 'Traveler Dashboard'.",
  'avatar-menu':
    'The avatar menu shows name, email, role badge, Profile Settings, Account Settings and Log out.',
  'traveler-tabs': 'Tabs: Overview, My Trips, Wishlist, Rewards, Profile.',
  'traveler-tiles':
    'Overview has four stat tiles: Trips Booked (from bookings count), Wishlist Items (fixed 8), Travel Rating (fixed 4.9), Destinations (fixed 5).',
  'traveler-rewards-progress':
    'A rewards progress panel shows Gold Explorer, 250 points to Platinum Adventurer, progress 75.',
  'traveler-upcoming':
    "Upcoming Trips shows the first 3 bookings: title from listingTitle (default 'Cultural Experience'), destination (default 'Papua New Guinea'), check-in date.",
  'traveler-recommendations':
    'Personalized Recommendations shows the first 3 cultural listings: title, rating (default 4.8), price per night, and a Save button.',
  'traveler-trip-counts':
    'My Trips shows counts of Upcoming (check-in in the future), Completed (check-out in the past) and Countries (fixed 5).',
  'traveler-trip-list':
    'My Trips shows a list of all bookings with dates and a status badge (default confirmed).',
  'traveler-wishlist': 'Wishlist is an empty-state.',
  'traveler-rewards': 'Rewards shows level Gold Explorer, points 1,250, benefits 8, and these rewards.',
  'reward-discount': '10% Discount: 500 points, available.',
  'reward-transfer': 'Free Airport Transfer for bookings over $200: 750 points, available.',
  'reward-support': 'Priority Support 24/7: 1000 points, locked.',
  'reward-experiences': 'Exclusive Experiences (private tours): 1500 points, locked.',

  'agent-title': "Travel-agent dashboard, 'Travel Agent Hub'.",
  'agent-tabs': 'Tabs: Overview, Clients, Bookings, External APIs, White-Label, Analytics.',
  'agent-commissions-tab': 'A Commissions tab content exists but has no tab trigger.',
  'agent-tiles': 'Tiles: Active Clients, Total Bookings, Pending Quotes, Commissions.',
  'agent-quick-actions': 'Quick actions: New Client, Create Booking, Search External, Generate Quote.',
  'agent-recent': 'Also shown: 3 recent bookings.',
  'agent-external': 'Also shown: external provider performance.',
  'agent-client-counts': 'Also shown: client counts by type.',
  'agent-client-list': 'Also shown: client list.',
  'agent-booking-list': 'Also shown: bookings list.',
  'agent-search': 'Also shown: API search tools (flights, hotels, experiences).',
  'agent-white-label': 'Also shown: a white-label pitch linking to /white-label.',
  'agent-analytics': 'Also shown: analytics.',
  'agent-commissions': 'Also shown: a commission breakdown.',

  'organizer-title': "Tour-organizer dashboard, 'Cultural Tour Command Center'.",
  'organizer-tabs': 'Tabs: Overview, Private Tours, Applications, Team, Analytics, Revenue.',
  'organizer-tours': 'It shows active tours with participants/maxParticipants.',
  'organizer-applications': 'It shows expert applications with Approve/Decline.',
  'organizer-team': 'It shows team composition as a share of team total.',
  'organizer-revenue': 'It shows a revenue breakdown.',

  'corporate-title': "Corporate dashboard, 'Corporate Travel Management'.",
  'corporate-tabs': 'Tabs: Overview, Employees, Approvals, Budget, Policies, Analytics.',
  'corporate-approvals':
    'Approvals show Approve/Decline only for status pending, and an Approved badge for approved.',

  'nav-hidden': 'Mobile bottom navigation: hidden on medium screens and up.',
  'nav-all': 'All roles get Home (/) and Discover (/destinations).',
  'nav-traveler': 'Traveler: AI Plan (/ai-itinerary), Saved (/wishlists, badge 3), Profile (/dashboard).',
  'nav-agent':
    'Travel agent: Business (/dashboard, badge 2), Messages (/messages, badge 5), Profile (/profile).',
  'nav-others': 'Others: Bookings (/bookings), Updates (/notifications, badge 1), Profile (/dashboard).',
  'nav-badge': 'Badges above 99 show 99+.',
  'nav-active': 'The active item follows the current path.',
  'nav-vibration': 'A short vibration is triggered on tap.',

  'error-fallback':
    "Full-page error fallback titled 'Something went wrong', with text 'We're sorry for the inconvenience. The page encountered an unexpected error.' and buttons 'Try Again' and 'Reload Page'.",
  'loading-screen': "Loading screen with a spinner and default text 'Loading...'.",
  'offline-banner':
    "Offline banner 'You're offline. Some features may not work properly.' It appears after an offline event and disappears on the online event.",
  toasts: 'Toasts: one at a time; a new toast replaces the previous.',
  'toast-variants': 'Variants: default and destructive.',
} as const;
