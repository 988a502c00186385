import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type Ref,
} from 'react';
import { InertNote } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { Link } from '../../theme/index.js';

const variants = {
  primary: 't:border-brand-edge t:bg-brand t:text-on-brand',
  tonal: 't:border-brand-soft-border t:bg-brand-soft t:text-on-brand-soft',
  approve: 't:border-approve-border t:bg-approve t:text-on-approve',
  secondary: 't:border-border t:bg-neutral-soft t:text-ink',
  quiet: 't:border-transparent t:text-muted',
  danger: 't:border-transparent t:bg-danger t:text-on-danger',
  deep: 't:border-transparent t:bg-on-deep t:text-deep',
  'ghost-deep': 't:border-on-deep-muted t:text-on-deep',
} as const;

/** Classes for hover and press. A button without a handler (`data-inert`) looks at rest. */
const hoverClasses = cva('', {
  variants: {
    variant: {
      primary: 't:hover:border-brand-mark t:hover:bg-brand-hover t:active:bg-brand-active',
      tonal: 't:hover:bg-approve',
      // Filled with the brand also while its row is hovered or focused, and while it is busy.
      approve:
        't:[&:is(:hover,[aria-busy],[data-slot=request-row]:is(:hover,:focus-within)_*)]:border-brand-edge t:[&:is(:hover,[aria-busy],[data-slot=request-row]:is(:hover,:focus-within)_*)]:bg-brand t:[&:is(:hover,[aria-busy],[data-slot=request-row]:is(:hover,:focus-within)_*)]:text-on-brand',
      secondary: 't:hover:bg-surface-hover',
      quiet: 't:hover:bg-surface-hover t:hover:text-ink',
      danger: 't:hover:bg-[color-mix(in_oklab,var(--tapa-color-danger),var(--tapa-color-text)_12%)]',
      deep: 't:hover:bg-on-deep-muted',
      'ghost-deep': 't:hover:bg-deep-raised',
    } satisfies Record<ButtonVariant, string>,
  },
});

const sizes = {
  sm: 't:min-h-button-height-sm t:px-3 t:text-label',
  md: 't:min-h-button-height t:px-button-padding-x t:text-body',
  lg: 't:min-h-button-height-lg t:px-5 t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.3334]',
} as const;

/** Weight of a button: one `primary` per view region; `deep` and `ghost-deep` on deep panels only. */
export type ButtonVariant = keyof typeof variants;

/** Height of a button: 36, 40 or 48 px. */
export type ButtonSize = keyof typeof sizes;

/** Every variant, in order of weight. */
export const BUTTON_VARIANTS = Object.keys(variants) as ButtonVariant[];

/** Every size, from the smallest. */
export const BUTTON_SIZES = Object.keys(sizes) as ButtonSize[];

/** Defaults of a button. */
export const buttonDefaults = { variant: 'secondary', size: 'md' } as const satisfies {
  variant: ButtonVariant;
  size: ButtonSize;
};

const buttonClasses = cva(
  [
    't:root t:relative t:inline-flex t:items-center t:justify-center t:gap-2 t:rounded-control t:border',
    't:text-center t:font-semibold t:whitespace-nowrap t:select-none t:@max-phone:whitespace-normal',
    't:transition-press',
    't:touch:min-h-touch-target',
    't:disabled:cursor-not-allowed t:disabled:border-border t:disabled:bg-neutral-soft t:disabled:text-subtle',
  ],
  { variants: { variant: variants, size: sizes }, defaultVariants: buttonDefaults },
);

const iconClasses = cva('t:flex', {
  variants: { size: { sm: 't:*:icon-16', md: 't:*:icon-18', lg: 't:*:icon-18' } },
});

export interface ButtonOwnProps {
  /** Weight of the button. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height: 36, 40 or 48 px; at least 44 on coarse pointers and below 768 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Decorative icon before the text, 16 px (sm) or 18 px. */
  icon?: ReactNode | undefined;
  /** Label, as a verb: 'Approve'. */
  children: ReactNode;
  /** Activity for screen readers: 'Approving'. While given, a spinner shows and the width stays. */
  busyLabel?: string | undefined;
}

/** Native props of `<button>`, or of `<a>` when `href` is given. `disabled` is for locked things only. */
export type ButtonProps = ActionProps<ButtonOwnProps>;

/**
 * A button for an action, or with `href` a link that deserves the weight of a button. `data-variant` and
 * `data-size` are for styling.
 *
 * @example
 * <Button variant="tonal" size="sm" icon={<Check />} onClick={approve}>Approve</Button>
 */
export const Button = forwardRef<ActionElement, ButtonProps>(function Button(
  {
    variant = buttonDefaults.variant,
    size = buttonDefaults.size,
    icon,
    busyLabel,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <Action
      data-slot="button"
      data-variant={variant}
      data-size={size}
      className={cx(
        buttonClasses({ variant, size }),
        'data-inert' in rest ? '' : hoverClasses({ variant }),
        className,
      )}
      ref={ref}
      {...rest}
      {...(busyLabel !== undefined && { 'aria-busy': true, 'aria-label': busyLabel })}
    >
      {icon ? (
        <span
          aria-hidden="true"
          className={cx(iconClasses({ size }), busyLabel !== undefined && 't:invisible')}
        >
          {icon}
        </span>
      ) : null}
      <span className={cx('t:contents', busyLabel !== undefined && 't:invisible')}>{children}</span>
      {busyLabel === undefined ? null : <Spinner />}
    </Action>
  );
});

/** Ring that turns in place of an icon, or over a button's text, during an activity. */
export const Spinner = () => (
  <span
    data-slot="spinner"
    aria-hidden="true"
    className="t:absolute t:size-rem-1 t:animate-spinner t:motion-reduce:animate-steps t:rounded-[50%] t:border-2 t:border-current t:border-e-transparent t:forced-colors:border-e-[Canvas]"
  />
);

export type ButtonRowProps = ComponentPropsWithoutRef<'div'>;

/**
 * Buttons beside each other, 8 px apart, that wrap when there is no room.
 *
 * @example
 * <ButtonRow><Button>Decline</Button><Button variant="tonal">Approve</Button></ButtonRow>
 */
export const ButtonRow = forwardRef<HTMLDivElement, ButtonRowProps>(function ButtonRow(
  { className, ...rest },
  ref,
) {
  return (
    <div
      data-slot="button-row"
      className={cx('t:flex t:flex-wrap t:items-center t:gap-2', className)}
      ref={ref}
      {...rest}
    />
  );
});

type AsButton<Own> = Omit<ComponentPropsWithoutRef<'button'>, keyof Own> & { href?: never };

type AsLink<Own> = Omit<ComponentPropsWithoutRef<'a'>, keyof Own | 'href' | 'type'> & {
  /** Address; makes it a link. */
  href: string;
  disabled?: never;
  type?: never;
};

/** Props of a button or a link, never of both. A link cannot be disabled. */
export type ActionProps<Own> = Own & (AsButton<Own> | AsLink<Own>);

/** Element of an `Action`. */
export type ActionElement = HTMLButtonElement | HTMLAnchorElement;

/** The host's link when there is an `href`, else a `<button type="button">`, with a note for `data-inert`. */
export const Action = forwardRef(function Action(
  props: ActionProps<unknown>,
  ref: ForwardedRef<ActionElement>,
) {
  // The ref belongs to the rendered element, which TypeScript cannot tell.
  if (props.href !== undefined) return <Link {...props} ref={ref as Ref<HTMLAnchorElement>} />;
  const { href: _none, type = 'button', ...rest } = props;
  const button = <button {...rest} type={type} ref={ref as Ref<HTMLButtonElement>} />;
  return 'data-inert' in rest ? <InertNote>{button}</InertNote> : button;
});

interface IconButtonOwnProps {
  /** Label; the icon alone has no text for screen readers. */
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
