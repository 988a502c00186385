export {
  ActionButton,
  type ActionButtonProps,
  ActionFailure,
  type ActionFailureProps,
} from './action-button.js';
export { isBusy } from './is-busy.js';
export {
  type ActionFailureWords,
  type ActionHandle,
  type ActionStatus,
  useAction,
} from './use-action.js';
