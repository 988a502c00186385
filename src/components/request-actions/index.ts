export {
  createDecisions,
  type Decision,
  type DecisionKind,
  type DecisionNews,
  type DecisionPhase,
  type DecisionSteps,
  type Decisions,
  type DeclineReason,
  isShownAsMade,
  UNDO_MS,
} from './decisions';
export { RequestActions, type RequestActionsProps } from './request-actions';
export { type DecisionSubject, type SpokenToast, useDecisionNews } from './use-decision-news';
export { DecisionsProvider, type DecisionsProviderProps, useDecisions } from './use-decisions';
export { type DecisionCallbacks, type RequestDecision, useRequestDecision } from './use-request-decision';
