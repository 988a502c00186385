import { forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Action, type ActionElement, type ActionProps } from './action-element';
import { type ButtonSize, type ButtonVariant, buttonClasses, buttonDefaults } from './button.variants';

interface ButtonOwnProps {
  /** How much it weighs. @default 'secondary' */
  variant?: ButtonVariant;
  /** Height: 36, 40 or 48 px; at least 44 on coarse pointers and below 768 px. @default 'md' */
  size?: ButtonSize;
  /** A decorative icon before the text, 16 px (sm) or 18 px. */
  icon?: ReactNode;
  /** What it does, as a verb: 'Approve'. */
  children: ReactNode;
}

/** Native props of `<button>`, or of `<a>` when `href` is given. `disabled` is for locked things only. */
export type ButtonProps = ActionProps<ButtonOwnProps>;

/**
 * Something that can be done, or (with `href`) a way to somewhere else that deserves the weight of a button.
 * `data-variant` and `data-size` say what it looks like.
 *
 * @example
 * <Button variant="tonal" size="sm" icon={<Check />} onClick={approve}>Approve</Button>
 */
export const Button = forwardRef<ActionElement, ButtonProps>(function Button(
  { variant = buttonDefaults.variant, size = buttonDefaults.size, icon, className, children, ...rest },
  ref,
) {
  return (
    <Action
      data-slot="button"
      data-variant={variant}
      data-size={size}
      className={cx(buttonClasses({ variant, size }), className)}
      ref={ref}
      {...rest}
    >
      {icon ? (
        <span aria-hidden="true" className={cx('t:flex', size === 'sm' ? 't:*:icon-16' : 't:*:icon-18')}>
          {icon}
        </span>
      ) : null}
      {children}
    </Action>
  );
});
