export { createDecisions, type Decisions } from './create-decisions.js';
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
  UNDO_MS,
} from './decisions.js';
export { RequestActions, type RequestActionsProps } from './request-actions.js';
export { useDecisionNews } from './use-decision-news.js';
export { DecisionsProvider, type DecisionsProviderProps, useDecisions } from './use-decisions.js';
export { type DecisionCallbacks, type RequestDecision, useRequestDecision } from './use-request-decision.js';
