export {
  ActionButton,
  type ActionButtonProps,
  ActionFailure,
  type ActionFailureProps,
  type ActionFailureWords,
  type ActionHandle,
  type ActionStatus,
  isBusy,
  useAction,
} from './action-button.js';
