export { createDecisions, type Decisions } from './create-decisions.js';
export {
  type Decision,
  type DecisionCallbacks,
  type DecisionKind,
  type DecisionNotification,
  type DecisionPhase,
  type DecisionRow,
  type DecisionsState,
  type DeclineReason,
  isFree,
  isShownAsMade,
  type Press,
  statusAfter,
  UNDO_MS,
} from './decisions.js';
export { RequestActions, type RequestActionsProps } from './request-actions.js';
export {
  DecisionsProvider,
  type DecisionsProviderProps,
  type RequestDecision,
  useDecisionNotifications,
  useDecisions,
  useRequestDecision,
} from './use-decisions.js';
