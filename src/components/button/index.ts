export { Action, type ActionElement, type ActionProps } from './action-element';
export { Button, type ButtonProps } from './button';
export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  type ButtonSize,
  type ButtonVariant,
  buttonDefaults,
} from './button.variants';
export { ButtonRow, type ButtonRowProps } from './button-row';
export { IconButton, type IconButtonProps } from './icon-button';
