import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type Ref } from 'react';
import { InertNote } from '../../lib/inert-actions.js';
import { Link } from '../../theme/index.js';

type AsButton<Own> = Omit<ComponentPropsWithoutRef<'button'>, keyof Own> & { href?: never };

type AsLink<Own> = Omit<ComponentPropsWithoutRef<'a'>, keyof Own | 'href' | 'type'> & {
  /** Where it leads; makes it a link. */
  href: string;
  disabled?: never;
  type?: never;
};

/** Props of something that leads somewhere or does something: never both. A link cannot be disabled. */
export type ActionProps<Own> = Own & (AsButton<Own> | AsLink<Own>);

/** The element of either kind. */
export type ActionElement = HTMLButtonElement | HTMLAnchorElement;

/** A link in the host's way when there is an `href`, else a `<button type="button">`, with a note where `data-inert` says so. */
export const Action = forwardRef(function Action(
  props: ActionProps<unknown>,
  ref: ForwardedRef<ActionElement>,
) {
  // The ref belongs to whichever of the two is rendered; TypeScript cannot tell which one.
  if (props.href !== undefined) return <Link {...props} ref={ref as Ref<HTMLAnchorElement>} />;
  const { href: _none, type = 'button', ...rest } = props;
  const button = <button {...rest} type={type} ref={ref as Ref<HTMLButtonElement>} />;
  return 'data-inert' in rest ? <InertNote>{button}</InertNote> : button;
});
