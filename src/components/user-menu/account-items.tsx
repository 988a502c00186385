'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { forwardRef, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '../../lib/cx';
import { Link, useDirection, usePortalContainer } from '../../theme';
import type { Account } from './account';
import { Identity } from './identity';
import { ACCOUNT_SETTINGS, LOG_OUT, PROFILE_SETTINGS } from './texts';

export interface AccountItemsProps {
  /** The button that opens the menu. It stands outside, so that it needs none of the menu's code. */
  button: RefObject<HTMLButtonElement | null>;
  /** Its `id`: the menu is named after it. */
  buttonId: string;
  /** The menu's `id`. */
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Opened with a key: focus goes to the first item, not to the menu. */
  isByKey: boolean;
  account: Account;
  profileHref: string;
  settingsHref: string;
  onLogout: (() => void) | undefined;
}

/** What the account's menu shows, with all of its behaviour: loaded when someone turns to the button. */
export function AccountItems({
  button,
  buttonId,
  id,
  isOpen,
  onOpenChange,
  isByKey,
  account,
  profileHref,
  settingsHref,
  onLogout,
}: AccountItemsProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    // Not modal: a menu in the page's header has no reason to lock the page or to hide it from screen readers.
    <Menu.Root dir={useDirection()} modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>
        <StandIn element={button} />
      </Menu.Trigger>
      <Menu.Portal container={usePortalContainer()}>
        <Menu.Content
          id={id}
          aria-labelledby={buttonId}
          data-slot="user-menu-content"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className={cx(
            't:root t:z-50 t:max-h-(--radix-dropdown-menu-content-available-height) t:w-menu-width t:max-w-(--radix-dropdown-menu-content-available-width)',
            't:overflow-y-auto t:rounded-card t:border t:bg-surface-raised t:p-1.5 t:shadow-2',
            't:animate-enter t:[--tapa-enter-from:-4px] t:data-[state=closed]:animate-exit',
          )}
          ref={content}
        >
          {isByKey ? <StartAtFirstItem content={content} /> : null}
          <Identity account={account} />
          <Separator />
          <Menu.Item asChild>
            <Link href={profileHref} className={ITEM}>
              <UserRound aria-hidden="true" className={ICON} />
              {PROFILE_SETTINGS}
            </Link>
          </Menu.Item>
          <Menu.Item asChild>
            <Link href={settingsHref} className={ITEM}>
              <Settings aria-hidden="true" className={ICON} />
              {ACCOUNT_SETTINGS}
            </Link>
          </Menu.Item>
          <Separator />
          <Menu.Item className={ITEM} onSelect={() => onLogout?.()}>
            <LogOut aria-hidden="true" className={cx(ICON, 't:icon-directional')} />
            {LOG_OUT}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

const ITEM = cx(
  't:flex t:min-h-menu-item-height t:cursor-pointer t:items-center t:gap-3 t:rounded-sm t:px-2.5 t:font-medium t:select-none',
  't:touch:min-h-touch-target t:data-highlighted:bg-neutral-soft t:focus-visible:-outline-offset-2',
);

const ICON = 't:icon-18 t:text-subtle';

function Separator() {
  return <Menu.Separator className="t:-mx-1.5 t:my-1.5 t:border-t" />;
}

/** Lets Radix take an element that stands elsewhere for its trigger: it places the menu there and gives focus back. */
const StandIn = forwardRef<HTMLButtonElement | null, { element: RefObject<HTMLButtonElement | null> }>(
  function StandIn({ element }, ref) {
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => element.current, [
      element,
    ]);
    return null;
  },
);

/** Radix goes to the first item when it saw the key; the key that had the code loaded came before it was there. */
function StartAtFirstItem({ content }: { content: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [content]);
  return null;
}
