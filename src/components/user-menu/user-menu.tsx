'use client';
import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useId, useImperativeHandle, useRef } from 'react';
import { cx } from '../../lib/cx';
import { lazyPart, useLazyPart } from '../../lib/lazy-part';
import type { Account } from './account';
import { AccountAvatar } from './account-avatar';
import { accountMenuLabel, PROFILE_PATH, SETTINGS_PATH } from './texts';
import { useMenuButton } from './use-menu-button';

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

/** The menu's items: their code stays out of a page until someone turns to the menu. */
const ITEMS = lazyPart(async () => ({ default: (await import('./account-items')).AccountItems }));

/**
 * The avatar in the top bar, with the account's menu (spec section 2). The name shows beside it where the nearest
 * container, e.g. the `TopBar`, is 1024 px and wider. Parts: `user-menu` (the button), `user-menu-content`. The menu's
 * own code loads when a pointer or focus comes to the button, so that a page opens without it.
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
    id,
    ...rest
  },
  ref,
) {
  const shownName = name || email;
  const account: Account = {
    name: shownName,
    // Who is called by the email alone need not read it twice.
    email: email.trim() === shownName.trim() ? '' : email,
    initials,
    imageUrl,
    roleLabel,
    isDemo,
  };
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  const [Items, loadItems] = useLazyPart(ITEMS);
  const { press, open, close, buttonHandlers } = useMenuButton(Items !== undefined, loadItems, rest);
  const isOpen = press !== undefined && Items !== undefined;
  const ownId = useId();
  const buttonId = id ?? ownId;
  const menuId = `${ownId}menu`;
  return (
    <>
      <button
        data-slot="user-menu"
        data-state={isOpen ? 'open' : 'closed'}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className={cx(
          't:root t:inline-flex t:min-h-touch-target t:flex-none t:items-center t:gap-2.5 t:rounded-pill t:p-1',
          't:@min-[1024px]:-me-3 t:@min-[1024px]:pe-3 t:hover:bg-surface-hover t:data-[state=open]:bg-surface-hover',
          className,
        )}
        {...rest}
        {...buttonHandlers}
        type="button"
        id={buttonId}
        ref={button}
      >
        <span className="t:sr-only">{accountMenuLabel(account.name)}</span>
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
      </button>
      {Items === undefined ? null : (
        <Items
          button={button}
          buttonId={buttonId}
          id={menuId}
          isOpen={isOpen}
          onOpenChange={(isNowOpen) => (isNowOpen ? open('pointer') : close())}
          isByKey={press === 'key'}
          account={account}
          profileHref={profileHref}
          settingsHref={settingsHref}
          onLogout={onLogout}
        />
      )}
    </>
  );
});
