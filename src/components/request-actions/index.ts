export {
  type Decision,
  type DecisionKind,
  type DecisionNews,
  type DecisionPhase,
  type DecisionSteps,
  Decisions,
  type DeclineReason,
  isShownAsMade,
  UNDO_MS,
} from './decisions';
export { RequestActions, type RequestActionsProps } from './request-actions';
export { UndoButton } from './undo-button';
export { type DecisionSubject, useDecisionNews } from './use-decision-news';
export { DecisionsContext, useDecisions } from './use-decisions';
export { type DecisionCallbacks, type RequestDecision, useRequestDecision } from './use-request-decision';
