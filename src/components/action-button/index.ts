export {
  ActionButton,
  type ActionButtonProps,
  ActionFailure,
  type ActionFailureProps,
  type ActionHandle,
  type ActionOptions,
  type ActionStatus,
  useAction,
} from './action-button.js';
export { isBusy } from './is-busy.js';
