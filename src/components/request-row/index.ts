export { BudgetAfter, type RequestBudget } from './budget-after.js';
export { DecisionFoot } from './decision-foot.js';
export { RequestRow, type RequestRowProps } from './request-row.js';
export {
  type DecidableRow,
  type DecisionListOptions,
  type ListDecisions,
  useDecisionList,
} from './use-decision-list.js';
