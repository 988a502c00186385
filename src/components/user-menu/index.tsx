'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { safeImageUrl } from '../../domain/user.js';
import { accountMessages } from '../../i18n/compiled/en/account.js';
import { logoutMessages } from '../../i18n/compiled/en/logout.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronDown } from '../../icons/compiled/chevron-down.js';
import { cx } from '../../lib/cx.js';
import { isComposing } from '../../lib/events.js';
import { useLayerPart, useTap } from '../../lib/layers.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { useAction } from '../action-button/index.js';
import { Avatar } from '../avatar/index.js';
import type { AccountItem, UserMenuClasses } from './account-items.js';

export type { AccountItem } from './account-items.js';

/** Account shown by the menu. */
export interface Account {
  /** Full name; where it is empty the email is shown instead. */
  name: string;
  /** Shown under the name, unless they are equal. */
  email: string;
  /** Shown without an image. @default the initials of the name */
  initials?: string | undefined;
  /** URL of the image; unsafe ones are ignored. */
  imageUrl?: string | undefined;
  /** Label of the role, e.g. from `roleBadgeLabel`. */
  roleLabel: string;
  /** Shows the 'Demo' badge. @default false */
  isDemo?: boolean | undefined;
}

export interface UserMenuProps
  extends Account,
    Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'name' | 'value' | 'type' | 'dir'> {
  /** Link of 'Profile Settings'; `null` leaves it out. @default '/profile' */
  profileHref?: string | null | undefined;
  /** Link of 'Account Settings'; `null` leaves it out. @default '/settings' */
  settingsHref?: string | null | undefined;
  /** Returns the items above 'Log out', given the default ones. @default the given items */
  items?: ((given: { items: readonly AccountItem[] }) => readonly AccountItem[]) | undefined;
  /** Called by 'Log out'. A rejected promise shows 'Logout Failed' (spec: 8.logout). */
  onLogout?: (() => unknown) | undefined;
  /** Classes for its parts, by `data-slot`. */
  classNames?: UserMenuClasses | undefined;
}

/** Keys that open the menu; all but the last also close it. */
const KEYS = ['Enter', ' ', 'ArrowDown'];

const MENU = lazyPart(async () => ({ default: (await import('./account-items.js')).AccountItems }));

/**
 * Avatar in the top bar, with the account's menu (spec: 2.avatar-menu). The name shows beside it where the
 * nearest container is at least 1024 px wide. The menu's code loads when the button is hovered or focused.
 * Parts: `user-menu`, `user-menu-name`, `user-menu-content`, `user-menu-identity`, `user-menu-item`.
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
    profileHref = '/profile',
    settingsHref = '/settings',
    items,
    onLogout,
    classNames,
    className,
    id,
    ...rest
  },
  ref,
) {
  const t = useMessages(accountMessages);
  const logoutText = useMessages(logoutMessages);
  const logout = useAction(onLogout, {
    title: logoutText['logout.failed'],
    text: logoutText['logout.try-again'],
  });
  const shownName = name || email;
  const account: Account = {
    name: shownName,
    email: email.trim() === shownName.trim() ? '' : email,
    initials: initials || undefined,
    imageUrl: safeImageUrl(imageUrl),
    roleLabel,
    isDemo,
  };
  const ownId = useId();
  const buttonId = id ?? ownId;
  const menuId = `${ownId}menu`;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  const [isWanted, setIsWanted] = useState(false);
  const [Items, load] = useLayerPart(MENU, isWanted, () => setIsWanted(false));
  const isOpen = isWanted && Items !== undefined;
  const byKey = useRef(false);
  const isPreloaded = useRef(false);

  // A failed preload is ignored: the press loads again, and reports a failure.
  const preload = () => {
    if (isPreloaded.current) return;
    isPreloaded.current = true;
    load().catch(() => undefined);
  };
  const toggle = (opens: boolean, isKey = false) => {
    byKey.current = isKey;
    setIsWanted(opens);
  };
  const tap = useTap(isOpen, () => toggle(true));

  return (
    <>
      <button
        data-slot="user-menu"
        data-state={isOpen ? 'open' : 'closed'}
        aria-busy={logout.status === 'working' || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className={cx(
          't:root t:inline-flex t:min-h-touch-target t:flex-none t:items-center t:gap-2.5 t:rounded-pill t:p-1',
          't:@min-table:-me-3 t:@min-table:pe-3 t:hover:bg-surface-hover',
          isOpen && 't:bg-neutral-soft',
          className,
        )}
        {...rest}
        onPointerEnter={after(rest.onPointerEnter, preload)}
        onFocus={after(rest.onFocus, preload)}
        onBlur={after(rest.onBlur, () => {
          // Focus has moved on while the menu was loading.
          if (!Items) setIsWanted(false);
        })}
        onPointerDown={after(rest.onPointerDown, (event) => {
          tap.onPointerDown(event);
          if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
          // The default would focus the button, which closes a menu that opens during the press.
          if (!isOpen) event.preventDefault();
          toggle(!isOpen);
        })}
        onKeyDown={after(rest.onKeyDown, (event) => {
          if (!KEYS.includes(event.key) || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          if (!event.repeat) toggle(event.key === 'ArrowDown' || !isOpen, true);
        })}
        onClick={after(rest.onClick, ({ detail }) => {
          // Assistive technology and scripts click without a pointer: focus the first item, as for a key.
          if (detail === 0) toggle(!isOpen, true);
          else tap.onClick();
        })}
        type="button"
        id={buttonId}
        ref={button}
      >
        <span className="t:sr-only">
          {shownName ? t['account.menu-of']({ name: shownName }) : t['account.menu']}
        </span>
        <Avatar name={shownName} size={36} initials={account.initials} src={account.imageUrl} />
        <bdi
          data-slot="user-menu-name"
          aria-hidden="true"
          className={cx(
            't:hidden t:max-w-[16ch] t:truncate t:text-start t:font-medium t:@min-table:block',
            classNames?.['user-menu-name'],
          )}
        >
          {shownName}
        </bdi>
        <ChevronDown
          aria-hidden="true"
          className="t:-ms-1 t:hidden t:icon-16 t:text-subtle t:@min-table:block"
        />
      </button>
      {Items ? (
        <Items
          button={button}
          byKey={byKey}
          buttonId={buttonId}
          id={menuId}
          isOpen={isOpen}
          onOpenChange={setIsWanted}
          account={account}
          profileHref={profileHref}
          settingsHref={settingsHref}
          items={items}
          onLogout={onLogout && (() => logout.run())}
          classNames={classNames}
        />
      ) : null}
    </>
  );
});

/** Runs the caller's handler first, which may prevent the own one by `preventDefault()`. */
const after =
  <Event extends SyntheticEvent>(first: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event) => {
    first?.(event);
    if (!event.defaultPrevented) own(event);
  };
