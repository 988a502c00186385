import type { ComponentType } from 'react';
import { CORPORATE_TABS, CorporateDashboard } from '../dashboards/corporate/index.js';
import type { PartState } from '../dashboards/define-reads.js';
import { READS, type ReadingKind } from '../dashboards/reads.js';
import { TOUR_ORGANIZER_TABS, TourOrganizerDashboard } from '../dashboards/tour-organizer/index.js';
import { TRAVEL_AGENT_TABS, TravelAgentDashboard } from '../dashboards/travel-agent/index.js';
import { TRAVELER_TABS, TravelerDashboard } from '../dashboards/traveler/index.js';
import { soundAnswers } from './answers.js';

/** Dashboard with unchecked props, for tests of all dashboards. */
export type AnyDashboard = ComponentType<Record<string, unknown>>;

/** Tests pass what hosts without a compiler may pass. */
const asAny = (dashboard: unknown) => dashboard as AnyDashboard;

interface Tested {
  Dashboard: AnyDashboard;
  tabs: readonly string[];
  callbacks: readonly string[];
}

export const DASHBOARDS: Readonly<Record<ReadingKind, Tested>> = {
  traveler: {
    Dashboard: asAny(TravelerDashboard),
    tabs: TRAVELER_TABS,
    callbacks: ['onSaveListing', 'onRedeem'],
  },
  'travel-agent': {
    Dashboard: asAny(TravelAgentDashboard),
    tabs: TRAVEL_AGENT_TABS,
    callbacks: [
      'onNewClient',
      'onCreateBooking',
      'onSearchExternal',
      'onGenerateQuote',
      'onRemind',
      'onSearch',
    ],
  },
  'tour-organizer': {
    Dashboard: asAny(TourOrganizerDashboard),
    tabs: TOUR_ORGANIZER_TABS,
    callbacks: ['onCreateTour', 'onManageTour', 'onApprove', 'onDecline'],
  },
  corporate: {
    Dashboard: asAny(CorporateDashboard),
    tabs: CORPORATE_TABS,
    callbacks: ['onApprove', 'onDecline', 'onManagePolicy'],
  },
};

export const KINDS = Object.keys(DASHBOARDS) as ReadingKind[];

export const EVERY_TAB = KINDS.flatMap((kind) => DASHBOARDS[kind].tabs.map((tab) => [kind, tab] as const));

/** Returns valid answers to all reads of a dashboard, with pending requests and applications. */
export function answersFor(kind: ReadingKind): Record<string, PartState> {
  const answers: Record<string, PartState> = soundAnswers(READS[kind]);
  return Object.fromEntries(
    Object.entries(answers).map(([part, { data }]) => [
      part,
      { data: Array.isArray(data) ? data.map((row) => ({ ...row, status: 'pending' })) : data },
    ]),
  );
}
