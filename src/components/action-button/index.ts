export {
  ActionButton,
  type ActionButtonProps,
  ActionFailure,
  type ActionFailureProps,
  type ActionFailureWords,
  type ActionHandle,
  type ActionStatus,
  useAction,
} from './action-button.js';
export { isBusy } from './is-busy.js';
