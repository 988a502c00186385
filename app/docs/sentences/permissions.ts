/** Section 6 of the specification, sentence by sentence. */
export const PERMISSIONS = {
  'agent-queries': 'Agent data queries run only for role travel_agent.',
  'organizer-queries': 'Tour-organizer queries run only for tour_organizer.',
  'corporate-queries': 'Corporate queries run only for corporate_admin.',
  'admin-sample':
    'admin and super_admin see the travel-agent dashboard but load no agent data, so sample data shows.',
  'traveler-no-check': 'The traveler dashboard fetches bookings and cultural listings with no role check.',
  'badge-traveler': 'Role badges: traveler text is shown with underscore replaced and uppercased.',
  'badge-others': 'Role badges: Travel Agent; Cultural Organizer; Corporate Admin.',
  'account-kinds':
    "Account kinds: demo and live (see section 1). A user is demo if isDemo is true or accountType is 'demo'; otherwise live.",
} as const;
