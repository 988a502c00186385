import { DATE_TO_BE_CONFIRMED } from '../../../lib/calendar-day.js';
import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

export const rowsMessages = {
  /** Rows of a list that are in no readable form. */
  'rows.dropped': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} item could not be shown`,
      other: `${format.number(count)} items could not be shown`,
    }),
};

/** Statuses as data names them. English shows them as they are written, and so unknown ones in every language. */
export const statusMessages = {
  'status.active': 'Active',
  'status.approved': 'Approved',
  'status.available': 'Available',
  'status.cancelled': 'Cancelled',
  'status.completed': 'Completed',
  'status.confirmed': 'Confirmed',
  'status.declined': 'Declined',
  'status.draft': 'Draft',
  'status.expired': 'Expired',
  'status.filling': 'Filling',
  'status.full': 'Full',
  'status.in_review': 'In review',
  'status.inactive': 'Inactive',
  'status.locked': 'Locked',
  'status.new': 'New',
  'status.open': 'Open',
  'status.pending': 'Pending',
  'status.prospect': 'Prospect',
  'status.rejected': 'Rejected',
  /** Where there is none. */
  'status.unknown': 'Unknown',
};

/** Roles as accounts name them, on badges that show the role itself (spec: 6.badge-traveler). */
export const roleMessages = {
  'role.traveler': 'TRAVELER',
  'role.provider': 'PROVIDER',
  'role.travel_agent': 'TRAVEL AGENT',
  'role.tour_organizer': 'TOUR ORGANIZER',
  'role.admin': 'ADMIN',
  'role.corporate_admin': 'CORPORATE ADMIN',
  'role.super_admin': 'SUPER ADMIN',
  /** Badges of the other dashboards (spec: 6.badge-others). */
  'role.badge.travel-agent': 'Travel Agent',
  'role.badge.tour-organizer': 'Cultural Organizer',
  'role.badge.corporate': 'Corporate Admin',
};

export const unknownRoleMessages = {
  /** Over the dashboard of a role that is not known (spec: 2.role-unknown). */
  'role.unknown': (role: string): string => `Unknown user role: ${role}. Using test dashboard.`,
};

/** Titles of the dashboards' pages (spec: 2.traveler-header, 2.agent-title, 2.organizer-title, 2.corporate-title). */
export const dashboardTitles = {
  'dashboard.title.traveler': 'Traveler Dashboard',
  'dashboard.title.travel-agent': 'Travel Agent Hub',
  'dashboard.title.tour-organizer': 'Cultural Tour Command Center',
  'dashboard.title.corporate': 'Corporate Travel Management',
  'dashboard.title.unknown': 'Test dashboard',
};

/** Destinations of the navigation (spec: 2.nav-all, 2.nav-traveler, 2.nav-agent, 2.nav-others). At most 12 characters. */
export const navMessages = {
  'nav.home': 'Home',
  'nav.discover': 'Discover',
  'nav.ai-plan': 'AI Plan',
  'nav.saved': 'Saved',
  'nav.profile': 'Profile',
  'nav.business': 'Business',
  'nav.messages': 'Messages',
  'nav.bookings': 'Bookings',
  'nav.updates': 'Updates',
};

export const userMessages = {
  /** A user with neither name nor email. */
  'user.nameless': 'Guest',
};

/** Stand in the rows of lists for texts that the data does not give. At most 32 characters. */
export const fallbackMessages = {
  'fallback.dates': DATE_TO_BE_CONFIRMED,
  'fallback.destination': 'Destination to be confirmed',
  /** Title of a booking or a listing (spec: 2.traveler-upcoming). */
  'fallback.booking-title': 'Cultural Experience',
  /** A country (spec: 2.traveler-upcoming). */
  'fallback.booking-destination': 'Papua New Guinea',
  /** Title of a tour. */
  'fallback.tour-title': 'Private tour',
  /** In the place of names. */
  'fallback.applicant': 'Unnamed applicant',
  'fallback.client': 'Unnamed client',
  'fallback.provider': 'Unnamed provider',
  'fallback.employee': 'Unnamed employee',
  'fallback.policy': 'Unnamed policy',
  'fallback.department': 'Unnamed department',
  /** Title of a reward. */
  'fallback.reward': 'Reward',
  /** What a figure counts. */
  'fallback.figure': 'Figure',
};
