// Fallback figures agree with each other (spec: 9.fallbacks): clients by type add up to the active clients,
// commissions to this month's, external bookings and partnerships to the sample rows.
import { completeSum, type DataOf, defineEntity } from './define-entity.js';
import { defineHistory } from './define-history.js';
import { defineList, type RowOf } from './define-list.js';
import { growthPercent } from './figures.js';
import { isRecord, readProperty } from './read-fields.js';

/** Figures of the agent: `GET /api/travel-agent/stats`. Commissions in the provider's currency. */
export const agentStats = /* @__PURE__ */ defineEntity({
  name: 'travel-agent stats',
  fields: {
    activeClients: 36,
    totalBookings: 112,
    pendingQuotes: 7,
    totalCommissions: 15_200,
    averageClientRating: 4.6,
    thisMonthBookings: 19,
    externalBookings: 48,
    partnerships: 4,
  },
});
/** Bookings by month: the optional `history` in `GET /api/travel-agent/stats`. */
export const agentStatsHistory = /* @__PURE__ */ defineHistory('travel-agent stats.history');

/** Bookings for clients: `GET /api/travel-agent/bookings`. `value` is in the provider's currency. */
export const agentBookings = /* @__PURE__ */ defineList({
  name: 'travel-agent bookings',
  fields: {
    id: '',
    clientName: { missing: 'client' },
    destination: { missing: 'destination' },
    type: '',
    dates: { missing: 'dates' },
    status: 'pending',
    value: 0,
  },
});
/** Booking of an agent as the API should send it. */
export type AgentBookingData = DataOf<typeof agentBookings>;
/** Sanitised booking of an agent. */
export type AgentBooking = RowOf<typeof agentBookings>;

/** Clients by type: the counts in `GET /api/travel-agent/clients`. */
export const clientCounts = /* @__PURE__ */ defineEntity({
  name: 'travel-agent clients',
  fields: { active: 36, new: 6, returning: 25, vip: 5 },
  complete(counts, missing) {
    completeSum(counts, missing, 'active', ['new', 'returning', 'vip']);
  },
});

/** Clients by name: the optional `list` in `GET /api/travel-agent/clients`, or an answer that is the list. */
export const clients = /* @__PURE__ */ defineList({
  name: 'travel-agent clients.list',
  fields: { id: '', name: { missing: 'client' }, email: '', type: '', status: 'prospect' },
  rows: (raw) => (isRecord(raw) ? readProperty(raw, 'list') : raw),
});
/** Sanitised client. */
export type Client = RowOf<typeof clients>;

/** Commissions in the provider's currency, `growth` in percent: `GET /api/travel-agent/commissions`. */
export const commissions = /* @__PURE__ */ defineEntity({
  name: 'travel-agent commissions',
  fields: {
    thisMonth: 15_200,
    lastMonth: 13_900,
    growth: 9,
    platformCommission: 9700,
    externalCommission: 5500,
  },
  complete(figures, missing) {
    completeSum(figures, missing, 'thisMonth', ['platformCommission', 'externalCommission']);
    if (!missing.has('growth')) return;
    figures.growth = growthPercent(figures.thisMonth, figures.lastMonth);
    if (!missing.has('thisMonth') && !missing.has('lastMonth')) missing.delete('growth');
  },
});
/** Commissions in the provider's currency; growth in percent. */
export type Commissions = DataOf<typeof commissions>;
/** Commissions by month, in the provider's currency: `history` in `GET /api/travel-agent/commissions`. */
export const commissionsHistory = /* @__PURE__ */ defineHistory('travel-agent commissions.history');

/**
 * Bookings with external providers: `GET /api/travel-agent/external-bookings`. `revenue` is in the provider's
 * currency. A missing `provider` takes the `platform`.
 */
export const externalBookings = /* @__PURE__ */ defineList({
  name: 'travel-agent externalBookings',
  fields: { id: '', provider: { missing: 'provider' }, platform: '', bookings: 0, revenue: 0 },
  finish(entry) {
    entry.provider ??= entry.platform || null;
  },
});
/** Sanitised entry of an external provider. */
export type ExternalBooking = RowOf<typeof externalBookings>;

/** Offers found by a search of external providers. Amounts are in the provider's currency. */
export const externalOffers = /* @__PURE__ */ defineList({
  name: 'travel-agent search',
  fields: { id: '', provider: { missing: 'provider' }, title: '', price: 0, commission: 0 },
});
