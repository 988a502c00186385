import { GreetingLine, isLoading } from '../shared';
import { monthUse } from './budget-state';
import type { CorporateData } from './corporate-data';
import { budgetLeftText, HELP, waitingCostText, waitingText } from './texts';
import { waitingRequests } from './waiting';

interface HelpLineProps {
  data: CorporateData;
  /** The word of greeting, where one is wanted. */
  greeting: string | undefined;
  firstName: string;
}

/**
 * '5 requests need your decision. $33,600 of this month’s budget is left.': only what the data holds, and all of it at
 * once, so that the line changes one time and what is below it stays where it is.
 */
export function OverviewHelp({ data, greeting, firstName }: HelpLineProps) {
  const facts = areFactsThere(data)
    ? [waitingFact(data), budgetFact(data)].filter((fact) => fact !== null)
    : [];
  return (
    <GreetingLine greeting={greeting} firstName={firstName}>
      {facts.length > 0 ? facts.join(' ') : HELP.overview}
    </GreetingLine>
  );
}

/** Help line of the Approvals tab: '5 requests need your decision, $11,150 in total.' */
export function approvalsHelp(data: CorporateData): string {
  const waiting = waitingRequests(data);
  return waiting ? waitingCostText(waiting) : HELP.approvals;
}

const areFactsThere = ({ loading }: CorporateData): boolean =>
  !isLoading(loading, 'requests') && !isLoading(loading, 'budget');

function waitingFact(data: CorporateData): string | null {
  const waiting = waitingRequests(data);
  return waiting && waitingText(waiting);
}

function budgetFact({ budget }: CorporateData): string | null {
  if (budget.isSample) return null;
  return budgetLeftText(budget.value.remaining, monthUse(budget.value).overBy);
}
