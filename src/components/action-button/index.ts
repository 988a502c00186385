export {
  ActionButton,
  type ActionButtonProps,
  ActionFailure,
  type ActionFailureProps,
} from './action-button.js';
export {
  type ActionFailureWords,
  type ActionHandle,
  type ActionStatus,
  isBusy,
  useAction,
} from './use-action.js';
