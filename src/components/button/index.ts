export { Action, type ActionElement, type ActionProps } from './action-element.js';
export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  Button,
  type ButtonOwnProps,
  type ButtonProps,
  ButtonRow,
  type ButtonRowProps,
  type ButtonSize,
  type ButtonVariant,
  buttonDefaults,
  Spinner,
} from './button.js';
export { IconButton, type IconButtonProps } from './icon-button.js';
