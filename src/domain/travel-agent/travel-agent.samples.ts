// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { AgentBookingData } from './agent-booking';
import type { ClientData } from './client';
import type { ExternalBookingData } from './external-booking';

export const SAMPLE_AGENT_BOOKINGS: readonly Partial<AgentBookingData>[] = [
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

export const SAMPLE_CLIENTS: readonly Partial<ClientData>[] = [
  { name: 'Sample client 1', type: 'returning', status: 'active' },
  { name: 'Sample client 2', type: 'new' },
  { name: 'Sample client 3', type: 'vip', status: 'active' },
];

export const SAMPLE_EXTERNAL_BOOKINGS: readonly Partial<ExternalBookingData>[] = [
  { provider: 'Sample provider 1', bookings: 24, revenue: 38_400 },
  { provider: 'Sample provider 2', bookings: 18, revenue: 41_760 },
  { provider: 'Sample provider 3', bookings: 15, revenue: 12_240 },
];
