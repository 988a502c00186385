// Fallback figures agree with each other (spec: 9.fallbacks): the team adds up to the team members,
// commission and payout to the month's revenue, the sample tours to tours, participants and destinations.
import { completeSum, type DataOf, defineEntity } from './define-entity.js';
import { defineHistory } from './define-history.js';
import { defineList, type RowOf } from './define-list.js';

/** Figures of the organizer: `GET /api/tour-organizer/stats`. Revenue in the provider's currency. */
export const organizerStats = /* @__PURE__ */ defineEntity({
  name: 'tour-organizer stats',
  fields: {
    activeTours: 4,
    totalParticipants: 39,
    pendingApplications: 3,
    totalRevenue: 38_000,
    averageRating: 4.7,
    completedTours: 29,
    teamMembers: 21,
    destinations: 3,
  },
});
/** Participants by month: the optional `history` in `GET /api/tour-organizer/stats`. */
export const organizerStatsHistory = /* @__PURE__ */ defineHistory('tour-organizer stats.history');

/** Private heritage tours: `GET /api/private-tours`. `dates` is free text. */
export const privateTours = /* @__PURE__ */ defineList({
  name: 'tour-organizer privateTours',
  fields: {
    id: '',
    title: { missing: 'tour-title' },
    destination: { missing: 'destination' },
    dates: { missing: 'dates' },
    participants: 0,
    maxParticipants: 0,
    status: 'filling',
    theme: '',
  },
});
/** Tour as the API should send it. */
export type PrivateTourData = DataOf<typeof privateTours>;
/** Sanitised tour. */
export type PrivateTour = RowOf<typeof privateTours>;

/** Experts' applications to tours: `GET /api/tour-organizer/applications`. `experience` is free text. */
export const applications = /* @__PURE__ */ defineList({
  name: 'tour-organizer applications',
  fields: {
    id: '',
    applicantName: { missing: 'applicant' },
    tourTitle: '',
    expertise: '',
    experience: '',
    status: 'pending',
  },
});
/** Application as the API should send it. */
export type ApplicationData = DataOf<typeof applications>;
/** Sanitised application. */
export type Application = RowOf<typeof applications>;

/** Head counts of the organizer's team: `GET /api/tour-organizer/team`. */
export const team = /* @__PURE__ */ defineEntity({
  name: 'tour-organizer team',
  fields: { guides: 9, coordinators: 4, culturalExperts: 5, logistics: 3 },
});
/** Head counts of the organizer's team. */
export type Team = DataOf<typeof team>;

/** Revenue in the provider's currency, `growth` in percent: `GET /api/tour-organizer/revenue`. */
export const revenue = /* @__PURE__ */ defineEntity({
  name: 'tour-organizer revenue',
  fields: { thisMonth: 38_000, growth: 6, commission: 5700, payout: 32_300 },
  complete(figures, missing) {
    completeSum(figures, missing, 'thisMonth', ['commission', 'payout']);
  },
});
/** Revenue in the provider's currency; growth in percent. */
export type Revenue = DataOf<typeof revenue>;
/** Revenue by month, in the provider's currency: `history` in `GET /api/tour-organizer/revenue`. */
export const revenueHistory = /* @__PURE__ */ defineHistory('tour-organizer revenue.history');
