// Shown where an answer is not a list, marked as sample data. Omitted fields take their defaults.
import type { SamplesOf } from './define-list.js';
import type { agentBookings, clients, externalBookings } from './travel-agent.js';

/** Sample rows of `agentBookings`. */
export const SAMPLE_AGENT_BOOKINGS = [
  {
    clientName: { message: 'agent-sample.client-1' },
    destination: 'Rarotonga',
    type: { message: 'agent-sample.booking.stay' },
    dates: { message: 'agent-sample.booking.stay.dates' },
    status: 'confirmed',
    value: 3100,
  },
  {
    clientName: { message: 'agent-sample.client-2' },
    destination: 'Goroka',
    type: { message: 'agent-sample.booking.festival' },
    dates: { message: 'agent-sample.booking.festival.dates' },
    value: 2200,
  },
  {
    clientName: { message: 'agent-sample.client-3' },
    destination: 'Tanna',
    type: { message: 'agent-sample.booking.trek' },
    dates: { message: 'agent-sample.booking.trek.dates' },
    status: 'confirmed',
    value: 4400,
  },
] as const satisfies SamplesOf<typeof agentBookings>;

/** Sample rows of `clients`. */
export const SAMPLE_CLIENTS = [
  { name: { message: 'agent-sample.client-1' }, type: 'returning', status: 'active' },
  { name: { message: 'agent-sample.client-2' }, type: 'new' },
  { name: { message: 'agent-sample.client-3' }, type: 'vip', status: 'active' },
] as const satisfies SamplesOf<typeof clients>;

/** Sample rows of `externalBookings`. */
export const SAMPLE_EXTERNAL_BOOKINGS = [
  { provider: { message: 'agent-sample.provider-1' }, bookings: 20, revenue: 32_000 },
  { provider: { message: 'agent-sample.provider-2' }, bookings: 14, revenue: 29_400 },
  { provider: { message: 'agent-sample.provider-3' }, bookings: 9, revenue: 10_800 },
  { provider: { message: 'agent-sample.provider-4' }, bookings: 5, revenue: 6500 },
] as const satisfies SamplesOf<typeof externalBookings>;
