// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { SamplesOf } from './define-list';
import type { agentBookings, clients, externalBookings } from './travel-agent';

/** Sample rows of `agentBookings`. */
export const SAMPLE_AGENT_BOOKINGS: SamplesOf<typeof agentBookings> = [
  {
    clientName: 'Sample client 1',
    destination: 'Rarotonga',
    type: 'Cultural stay',
    dates: 'Dec 10 – 17, 2026',
    status: 'confirmed',
    value: 3100,
  },
  {
    clientName: 'Sample client 2',
    destination: 'Goroka',
    type: 'Festival package',
    dates: 'Jan 14 – 20, 2027',
    value: 2200,
  },
  {
    clientName: 'Sample client 3',
    destination: 'Tanna',
    type: 'Guided trek',
    dates: 'Feb 8 – 15, 2027',
    status: 'confirmed',
    value: 4400,
  },
];

/** Sample rows of `clients`. */
export const SAMPLE_CLIENTS: SamplesOf<typeof clients> = [
  { name: 'Sample client 1', type: 'returning', status: 'active' },
  { name: 'Sample client 2', type: 'new' },
  { name: 'Sample client 3', type: 'vip', status: 'active' },
];

/** Sample rows of `externalBookings`. */
export const SAMPLE_EXTERNAL_BOOKINGS: SamplesOf<typeof externalBookings> = [
  { provider: 'Sample provider 1', bookings: 20, revenue: 32_000 },
  { provider: 'Sample provider 2', bookings: 14, revenue: 29_400 },
  { provider: 'Sample provider 3', bookings: 9, revenue: 10_800 },
  { provider: 'Sample provider 4', bookings: 5, revenue: 6500 },
];
