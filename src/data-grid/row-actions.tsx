'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useRef, useState } from 'react';
import { isBusy, useAction } from '../components/action-button/index.js';
import { Spinner } from '../components/button/index.js';
import { Ellipsis } from '../icons/compiled/ellipsis.js';
import { cx } from '../lib/cx.js';
import { useMenuInPlace } from '../lib/layers.js';
import { useUnzoomed } from '../lib/sizes.js';
import { Link, useDirection, usePortalContainer } from '../theme/index.js';

/** An action on a row. */
export interface RowAction {
  /** Unique label, a verb. */
  label: string;
  /** Decorative icon. */
  icon?: ReactNode | undefined;
  href?: string | undefined;
  /** Called when the action is chosen; may return a promise. */
  onSelect?: (() => unknown) | undefined;
  /** True for a destructive action. @default false */
  danger?: boolean | undefined;
}

export interface RowActionsProps {
  /** Label of the button: 'Actions for Ana Vuki'. */
  label: string;
  actions: readonly RowAction[];
  className?: string | undefined;
}

const ITEM =
  't:flex t:min-h-9 t:touch:min-h-touch-target t:cursor-pointer t:items-center t:gap-2.5 t:rounded-sm t:px-2.5 t:text-start t:select-none t:focus-visible:-outline-offset-2 t:data-highlighted:bg-neutral-soft t:data-disabled:cursor-default t:data-disabled:text-subtle';

export function RowActions({ label, actions, className: menuClass }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const inPlace = useMenuInPlace(button, isOpen, setOpen);
  // Kept outside the menu, which closes before the promise settles. A retry runs the row's latest action.
  const action = useAction((name: string) => actions.find((each) => each.label === name)?.onSelect?.());
  const works = action.status === 'working';
  return (
    <Menu.Root dir={useDirection()} modal={false} open={isOpen} {...inPlace.root}>
      <Menu.Trigger
        aria-label={label}
        aria-busy={works || undefined}
        ref={button}
        {...inPlace.button}
        className="t:inline-flex t:size-9 t:touch:size-touch-target t:items-center t:justify-center t:rounded-control t:text-muted t:hover:bg-surface t:hover:text-ink"
      >
        {works ? <Spinner /> : <Ellipsis aria-hidden="true" className="t:icon-16" />}
      </Menu.Trigger>
      <Menu.Portal container={usePortalContainer()}>
        <Menu.Content
          data-slot="data-grid-menu"
          data-row-press="own"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          ref={useUnzoomed()}
          {...inPlace.content}
          className={cx(
            't:root t:z-50 t:max-h-[calc(min(var(--radix-dropdown-menu-content-available-height),var(--tapa-visible-height,100dvh)_-_72px)/var(--zoom,1))] t:min-w-44 t:max-w-[calc(var(--radix-dropdown-menu-content-available-width)/var(--zoom,1))] t:overflow-y-auto t:rounded-card t:border t:bg-surface-raised t:p-1.5 t:text-body t:box-shadow-2 t:animate-enter t:[--tapa-enter-from:-4px] t:data-[state=closed]:animate-exit',
            menuClass,
          )}
        >
          {actions.map(({ label: text, icon, href, danger = false }) => {
            const content = (
              <>
                {icon ? (
                  <span aria-hidden="true" className="t:flex t:flex-none t:*:icon-16">
                    {icon}
                  </span>
                ) : null}
                <span className="t:min-w-0 t:wrap-anywhere">{text}</span>
              </>
            );
            const isLink = href !== undefined;
            return (
              <Menu.Item
                key={text}
                asChild={isLink}
                disabled={!isLink && isBusy(action)}
                className={cx(ITEM, danger && 't:text-danger-text')}
                onSelect={() => action.run(text)}
              >
                {isLink ? <Link href={href}>{content}</Link> : content}
              </Menu.Item>
            );
          })}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
