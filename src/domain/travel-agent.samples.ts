// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import { agentSamples as t } from '../i18n/messages/en/samples.js';
import type { SamplesOf } from './define-list.js';
import type { agentBookings, clients, externalBookings } from './travel-agent.js';

/** Sample rows of `agentBookings`. */
export const SAMPLE_AGENT_BOOKINGS: SamplesOf<typeof agentBookings> = [
  {
    clientName: t['sample.client-1'],
    destination: 'Rarotonga',
    type: t['sample.booking.stay'],
    dates: t['sample.booking.stay.dates'],
    status: 'confirmed',
    value: 3100,
  },
  {
    clientName: t['sample.client-2'],
    destination: 'Goroka',
    type: t['sample.booking.festival'],
    dates: t['sample.booking.festival.dates'],
    value: 2200,
  },
  {
    clientName: t['sample.client-3'],
    destination: 'Tanna',
    type: t['sample.booking.trek'],
    dates: t['sample.booking.trek.dates'],
    status: 'confirmed',
    value: 4400,
  },
];

/** Sample rows of `clients`. */
export const SAMPLE_CLIENTS: SamplesOf<typeof clients> = [
  { name: t['sample.client-1'], type: 'returning', status: 'active' },
  { name: t['sample.client-2'], type: 'new' },
  { name: t['sample.client-3'], type: 'vip', status: 'active' },
];

/** Sample rows of `externalBookings`. */
export const SAMPLE_EXTERNAL_BOOKINGS: SamplesOf<typeof externalBookings> = [
  { provider: t['sample.provider-1'], bookings: 20, revenue: 32_000 },
  { provider: t['sample.provider-2'], bookings: 14, revenue: 29_400 },
  { provider: t['sample.provider-3'], bookings: 9, revenue: 10_800 },
  { provider: t['sample.provider-4'], bookings: 5, revenue: 6500 },
];
