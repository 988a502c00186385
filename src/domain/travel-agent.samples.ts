// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import { agentSampleMessages } from '../i18n/compiled/en/samples.js';
import type { SamplesOf } from './define-list.js';
import type { agentBookings, clients, externalBookings } from './travel-agent.js';

/** Sample rows of `agentBookings`. */
export const SAMPLE_AGENT_BOOKINGS: SamplesOf<typeof agentBookings> = [
  {
    clientName: agentSampleMessages['agent-sample.client-1'],
    destination: 'Rarotonga',
    type: agentSampleMessages['agent-sample.booking.stay'],
    dates: agentSampleMessages['agent-sample.booking.stay.dates'],
    status: 'confirmed',
    value: 3100,
  },
  {
    clientName: agentSampleMessages['agent-sample.client-2'],
    destination: 'Goroka',
    type: agentSampleMessages['agent-sample.booking.festival'],
    dates: agentSampleMessages['agent-sample.booking.festival.dates'],
    value: 2200,
  },
  {
    clientName: agentSampleMessages['agent-sample.client-3'],
    destination: 'Tanna',
    type: agentSampleMessages['agent-sample.booking.trek'],
    dates: agentSampleMessages['agent-sample.booking.trek.dates'],
    status: 'confirmed',
    value: 4400,
  },
];

/** Sample rows of `clients`. */
export const SAMPLE_CLIENTS: SamplesOf<typeof clients> = [
  { name: agentSampleMessages['agent-sample.client-1'], type: 'returning', status: 'active' },
  { name: agentSampleMessages['agent-sample.client-2'], type: 'new' },
  { name: agentSampleMessages['agent-sample.client-3'], type: 'vip', status: 'active' },
];

/** Sample rows of `externalBookings`. */
export const SAMPLE_EXTERNAL_BOOKINGS: SamplesOf<typeof externalBookings> = [
  { provider: agentSampleMessages['agent-sample.provider-1'], bookings: 20, revenue: 32_000 },
  { provider: agentSampleMessages['agent-sample.provider-2'], bookings: 14, revenue: 29_400 },
  { provider: agentSampleMessages['agent-sample.provider-3'], bookings: 9, revenue: 10_800 },
  { provider: agentSampleMessages['agent-sample.provider-4'], bookings: 5, revenue: 6500 },
];
