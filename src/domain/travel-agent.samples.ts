// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { SamplesOf } from './define-list';
import type { agentBookings, clients, externalBookings } from './travel-agent';

/** Sample rows of `agentBookings`. */
export const SAMPLE_AGENT_BOOKINGS: SamplesOf<typeof agentBookings> = [
  {
    clientName: 'Sample client 1',
    destination: 'Rarotonga',
    type: 'Cultural stay',
    dates: 'Dec 14 – 21, 2026',
    status: 'confirmed',
    value: 3280,
  },
  {
    clientName: 'Sample client 2',
    destination: 'Goroka',
    type: 'Festival package',
    dates: 'Jan 18 – 24, 2027',
    value: 2150,
  },
  {
    clientName: 'Sample client 3',
    destination: 'Tanna',
    type: 'Guided trek',
    dates: 'Feb 2 – 9, 2027',
    status: 'confirmed',
    value: 4640,
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
  { provider: 'Sample provider 1', bookings: 24, revenue: 38_400 },
  { provider: 'Sample provider 2', bookings: 18, revenue: 41_760 },
  { provider: 'Sample provider 3', bookings: 15, revenue: 12_240 },
];
