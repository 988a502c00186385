import { forwardRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { Action, type ActionElement, type ActionProps } from './action-element.js';

interface IconButtonOwnProps {
  /** The label; the icon alone says nothing to a screen reader. */
  'aria-label': string;
  /** One icon, shown at 20 px. */
  children: ReactNode;
}

/** Native props of `<button>`, or of `<a>` when `href` is given. */
export type IconButtonProps = ActionProps<IconButtonOwnProps>;

/**
 * A button of one icon, 44 × 44 px everywhere (WCAG 2.5.5).
 *
 * @example
 * <IconButton aria-label="Close" onClick={close}><X /></IconButton>
 */
export const IconButton = forwardRef<ActionElement, IconButtonProps>(function IconButton(
  { className, children, ...rest },
  ref,
) {
  return (
    <Action
      data-slot="icon-button"
      className={cx(
        't:root t:relative t:inline-grid t:size-touch-target t:flex-none t:place-items-center t:rounded-control t:text-muted',
        't:transition-press t:hover:bg-surface-hover t:hover:text-ink',
        't:disabled:cursor-not-allowed t:disabled:bg-transparent t:disabled:text-subtle',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <span aria-hidden="true" className="t:flex t:*:icon-20">
        {children}
      </span>
    </Action>
  );
});
