export type { RequestBudget } from './budget-after';
export { RequestRow, type RequestRowProps } from './request-row';
export { type DecidableRow, type ListDecisions, useDecisionList } from './use-decision-list';
