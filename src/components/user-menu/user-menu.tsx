'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { Link, useDirection, usePortalContainer } from '../../theme';
import { VisuallyHidden } from '../visually-hidden';
import type { Account } from './account';
import { AccountAvatar } from './account-avatar';
import { Identity } from './identity';
import {
  ACCOUNT_SETTINGS,
  accountMenuLabel,
  LOG_OUT,
  PROFILE_PATH,
  PROFILE_SETTINGS,
  SETTINGS_PATH,
} from './texts';

export interface UserMenuProps
  extends Account,
    Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'name' | 'value' | 'type' | 'dir'> {
  /** Where 'Profile Settings' leads. @default '/profile' */
  profileHref?: string;
  /** Where 'Account Settings' leads. @default '/settings' */
  settingsHref?: string;
  /** Called by 'Log out'. */
  onLogout?: () => void;
}

/**
 * The avatar in the top bar, with the account's menu (spec section 2). The name shows beside it where the nearest
 * container, e.g. the `TopBar`, is 1024 px and wider. Parts: `user-menu` (the button), `user-menu-content`.
 *
 * @example
 * <UserMenu name="Hana Tāmaki" email="hana.tamaki@example.com" roleLabel="TRAVELER" onLogout={logOut} />
 */
export const UserMenu = forwardRef<HTMLButtonElement, UserMenuProps>(function UserMenu(
  {
    name,
    email,
    initials,
    imageUrl,
    roleLabel,
    isDemo = false,
    profileHref = PROFILE_PATH,
    settingsHref = SETTINGS_PATH,
    onLogout,
    className,
    ...rest
  },
  ref,
) {
  const account: Account = {
    name: name || email,
    email: name ? email : '',
    initials,
    imageUrl,
    roleLabel,
    isDemo,
  };
  return (
    // Not modal: a menu in the page's header has no reason to lock the page or to hide it from screen readers.
    <Menu.Root dir={useDirection()} modal={false}>
      <Menu.Trigger
        data-slot="user-menu"
        className={cx(
          't:root t:inline-flex t:min-h-touch-target t:flex-none t:items-center t:gap-2.5 t:rounded-pill t:p-1',
          't:@min-[1024px]:-me-3 t:@min-[1024px]:pe-3 t:hover:bg-surface-hover t:data-[state=open]:bg-surface-hover',
          className,
        )}
        ref={ref}
        {...rest}
      >
        <VisuallyHidden>{accountMenuLabel(account.name)}</VisuallyHidden>
        <AccountAvatar account={account} size={36} />
        <bdi
          aria-hidden="true"
          className="t:hidden t:max-w-48 t:truncate t:font-medium t:@min-[1024px]:inline"
        >
          {account.name}
        </bdi>
        <ChevronDown
          aria-hidden="true"
          className="t:-ms-1 t:hidden t:icon-16 t:text-subtle t:@min-[1024px]:block"
        />
      </Menu.Trigger>
      <Menu.Portal container={usePortalContainer()}>
        <Menu.Content
          data-slot="user-menu-content"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className={cx(
            't:root t:z-50 t:max-h-(--radix-dropdown-menu-content-available-height) t:w-menu-width t:max-w-(--radix-dropdown-menu-content-available-width)',
            't:overflow-y-auto t:rounded-card t:border t:bg-surface-raised t:p-1.5 t:shadow-2',
            't:animate-enter t:[--tapa-enter-from:-4px] t:data-[state=closed]:animate-exit',
          )}
        >
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
});

const ITEM = cx(
  't:flex t:min-h-menu-item-height t:cursor-pointer t:items-center t:gap-3 t:rounded-sm t:px-2.5 t:font-medium t:select-none',
  't:pointer-coarse:min-h-touch-target t:data-highlighted:bg-surface-hover t:focus-visible:-outline-offset-2',
);

const ICON = 't:icon-18 t:text-subtle';

function Separator() {
  return <Menu.Separator className="t:-mx-1.5 t:my-1.5 t:border-t" />;
}
