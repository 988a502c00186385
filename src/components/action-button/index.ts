export { type ActionHandle, type ActionListeners, type ActionState, useAction } from '../../lib/use-action';
export { ActionButton, type ActionButtonProps } from './action-button';
