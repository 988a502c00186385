'use client';
import { type ReactElement, useState } from 'react';
import { createDecisions, DecisionsProvider, useDecisions } from '../../components/request-actions/index.js';
import {
  type PolicyData,
  SAMPLE_DEPARTMENTS,
  SAMPLE_EMPLOYEE_TRAVEL,
  SAMPLE_POLICIES,
  SAMPLE_TEAM_MEMBERS,
} from '../../domain/index.js';
import { corporateTabMessages } from '../../i18n/compiled/en/corporate.js';
import { corporateSampleMessages } from '../../i18n/compiled/en/samples.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Dashboard, type DashboardProps, type Shown } from '../shared/index.js';
import { withDecisions } from './decided-budget.js';
import type { EmployeeTravelActions } from './employee-travel.js';
import { CORPORATE_READS } from './reads.js';
import type { CorporateSlot } from './slots.js';
import { type CorporateTab, TABS } from './tabs.js';

interface CorporateOwnProps extends EmployeeTravelActions {
  /** A word of greeting before the overview's help line, in the reader's chosen language. @default none */
  greeting?: string | undefined;
  /** The language of `greeting`, as a BCP 47 tag, by which screen readers pronounce it (WCAG 3.1.2). @default the page's */
  greetingLang?: string | undefined;
  /** Called by a policy's Manage button; may return a promise. Without it the button does nothing. */
  onManagePolicy?: ((policy: PolicyData) => unknown) | undefined;
}

/** What the tabs are given. */
export type CorporateShown = Shown<
  typeof CORPORATE_READS,
  CorporateOwnProps & { t: typeof corporateTabMessages }
>;

const SAMPLES = {
  employeeTravel: SAMPLE_EMPLOYEE_TRAVEL,
  policies: SAMPLE_POLICIES,
  departments: SAMPLE_DEPARTMENTS,
  team: SAMPLE_TEAM_MEMBERS,
};

export interface CorporateDashboardProps<Added extends string = never>
  extends DashboardProps<typeof CORPORATE_READS, CorporateTab, CorporateSlot, object, Added>,
    CorporateOwnProps {}

const NO_LINKS = {};

/**
 * The corporate dashboard, for the role corporate_admin: Overview, Employees, Approvals, Budget, Policies and Analytics.
 * It takes raw JSON and sanitises it itself, so no data makes it throw; it fetches nothing. The bottom navigation belongs
 * to the page around it.
 *
 * @example
 * <CorporateDashboard user={user} stats={stats.data} employeeTravel={requests.data} policies={policies.data}
 *   budget={budget.data} team={team.data} loading={['budget']} onApproveRequest={approve} onLogout={logOut} />
 */
export function CorporateDashboard<Added extends string = never>({
  greeting,
  greetingLang,
  onApproveRequest,
  onDeclineRequest,
  onUndoRequest,
  optimistic,
  askWhy,
  onManagePolicy,
  ...rest
}: CorporateDashboardProps<Added>): ReactElement {
  const t = useMessages(corporateTabMessages);
  const [store] = useState(createDecisions);
  const decisions = useDecisions(store);
  const actions = { onApproveRequest, onDeclineRequest, onUndoRequest, optimistic, askWhy };
  const own = { t, greeting, greetingLang, ...actions, onManagePolicy };
  return (
    <DecisionsProvider decisions={decisions}>
      <Dashboard
        kind="corporate"
        reads={CORPORATE_READS}
        sampleRows={SAMPLES}
        sampleWords={corporateSampleMessages}
        specs={TABS}
        paths={NO_LINKS}
        own={own}
        adjust={(data) => withDecisions(data, decisions)}
        {...rest}
      />
    </DecisionsProvider>
  );
}
