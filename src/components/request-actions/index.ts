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
} from './decisions.js';
export { RequestActions, type RequestActionsProps } from './request-actions.js';
export { type DecisionSubject, type SpokenToast, useDecisionNews } from './use-decision-news.js';
export { DecisionsProvider, type DecisionsProviderProps, useDecisions } from './use-decisions.js';
export { type DecisionCallbacks, type RequestDecision, useRequestDecision } from './use-request-decision.js';
