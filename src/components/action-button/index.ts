export {
  type ActionHandle,
  type ActionListeners,
  type ActionState,
  useAction,
} from '../../lib/use-action';
export { ActionButton, type ActionButtonProps } from './action-button';
export { ActionFailure, type ActionFailureProps } from './action-failure';
export { useToldAction } from './use-told-action';
