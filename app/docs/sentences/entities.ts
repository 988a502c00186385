/** Section 3 of the specification: the fields of each entity, which are read from the calls or sent with them. */
export const ENTITIES = {
  user: 'Current user: isDemo (boolean), accountType, firstName, lastName, email, role, profileImageUrl.',
  booking: 'Booking (traveler list): id, listingTitle, destination, checkIn, checkOut, status.',
  listing: 'Listing: id, title, rating, price, category.',
  'listing-category': 'Listing: category (cultural is requested).',
  'agent-stats':
    'Travel-agent stats: activeClients, totalBookings, pendingQuotes, totalCommissions, averageClientRating, thisMonthBookings, externalBookings, partnerships.',
  'agent-booking': 'Agent booking: id, clientName, destination, type, dates, status, value.',
  'client-counts': 'Client counts: active, new, returning, vip.',
  'client-status': 'Client status: active or prospect.',
  commissions: 'Commissions: thisMonth, lastMonth, growth, platformCommission, externalCommission.',
  'external-booking': 'External booking entry: provider (or platform), bookings, revenue.',
  'organizer-stats':
    'Tour-organizer stats: activeTours, totalParticipants, pendingApplications, totalRevenue, averageRating, completedTours, teamMembers, destinations.',
  'private-tour':
    'Private tour: id, title, destination, dates, participants, maxParticipants, status, theme.',
  team: 'Team object: guides, coordinators, culturalExperts, logistics (counts).',
  revenue: 'Revenue: thisMonth, growth, commission, payout.',
  application: 'Application: id, applicantName, tourTitle, expertise, experience, status.',
  'corporate-stats':
    'Corporate stats: totalEmployees, activeBookings, monthlyBudget, budgetUsed, approvalsPending, contractsActive, complianceScore.',
  'travel-request':
    'Employee travel request: id, employeeName, department, destination, purpose, dates, status, cost.',
  budget: 'Budget: total, used, remaining, departments (map of name to allocated and used).',
  'team-member': 'Team member: id, name, department, position, budgetUsed, travelBudget.',
  policy: 'Policy: name, description, status, lastUpdated.',
  'archive-payload':
    'Archive trigger payload: trigger, timestamp, metadata (sessionDuration, pageVisible, plus extras).',
  'archive-response': 'Archive response: entriesArchived.',
  'activity-payload':
    'User activity log payload: action, metadata (sessionDuration, pageVisible, plus extras).',
  'render-error-report':
    'Client error report (error boundary): error, stack, component, timestamp, userAgent, url.',
  'error-report':
    'Error report (general): message, stack, url, userAgent, timestamp (ISO string), optional type, status, requestData, failureCount.',
} as const;
