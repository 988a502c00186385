export {
  type ActionHandle,
  type ActionListeners,
  type ActionState,
  useAction,
} from '../../lib/use-action.js';
export { ActionButton, type ActionButtonProps } from './action-button.js';
export { ActionFailure, type ActionFailureProps } from './action-failure.js';
export { useToldAction } from './use-told-action.js';
