export {
  type Decision,
  type DecisionKind,
  type DecisionNews,
  type DecisionPhase,
  type DecisionRow,
  type DecisionsState,
  type DeclineReason,
  isFree,
  isShownAsMade,
  type Press,
} from './decisions.js';
export { RequestActions, type RequestActionsProps } from './request-actions.js';
export { UNDO_MS, useDecisionNews } from './use-decision-news.js';
export {
  createDecisions,
  type Decisions,
  DecisionsProvider,
  type DecisionsProviderProps,
  useDecisions,
} from './use-decisions.js';
export { type DecisionCallbacks, type RequestDecision, useRequestDecision } from './use-request-decision.js';
