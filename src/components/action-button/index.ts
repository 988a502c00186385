export { ActionButton, type ActionButtonProps } from './action-button.js';
export { ActionFailure, type ActionFailureProps } from './action-failure.js';
export {
  type ActionFailureWords,
  type ActionHandle,
  type ActionStatus,
  isBusy,
  useAction,
} from './use-action.js';
