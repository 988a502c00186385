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
import { useTap } from '../../lib/layers.js';
import { lazyPart, useLazyPart } from '../../lib/lazy-part.js';
import { reportFailure } from '../../lib/start-action.js';
import { useAction } from '../action-button/index.js';
import { Avatar } from '../avatar/index.js';
import type { AccountItem, UserMenuClasses } from './account-items.js';

export type { AccountItem } from './account-items.js';

/** The person as the menu shows them. */
export interface Account {
  /** Full name; where it is empty the email stands in its place. */
  name: string;
  /** Shown under the name, unless it is the name. */
  email: string;
  /** Shown without a picture. @default the initials of the name */
  initials?: string | undefined;
  /** Address of the picture; unsafe ones are not used. */
  imageUrl?: string | undefined;
  /** The role in words, e.g. from `roleBadgeLabel`. */
  roleLabel: string;
  /** Shows the 'Demo' badge. @default false */
  isDemo?: boolean | undefined;
}

export interface UserMenuProps
  extends Account,
    Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'name' | 'value' | 'type' | 'dir'> {
  /** Where 'Profile Settings' leads; `null` leaves it out. @default '/profile' */
  profileHref?: string | null | undefined;
  /** Where 'Account Settings' leads; `null` leaves it out. @default '/settings' */
  settingsHref?: string | null | undefined;
  /** The items above 'Log out', made of the menu's own: fewer, in another order, or with items of yours. @default its own */
  items?: ((given: { items: readonly AccountItem[] }) => readonly AccountItem[]) | undefined;
  /** Called by 'Log out'. A promise that is rejected says 'Logout Failed' (spec: 8.logout). */
  onLogout?: (() => unknown) | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: UserMenuClasses | undefined;
}

/** The keys that open it; all but the last close it too. */
const KEYS = ['Enter', ' ', 'ArrowDown'];

const MENU = lazyPart(async () => ({ default: (await import('./account-items.js')).AccountItems }));

/**
 * The avatar in the top bar, with the account's menu (spec: 2.avatar-menu). The name shows beside it where the nearest
 * container, e.g. the `TopBar`, is 1024 px and wider. Parts: `user-menu` (the button), `user-menu-name`,
 * `user-menu-content`, `user-menu-identity`, `user-menu-item`. The
 * menu's own code loads when a pointer or focus comes to the button, so that a page opens without it.
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
    // Who is called by the email alone need not read it twice.
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
  const [Items, load] = useLazyPart(MENU);
  const isOpen = isWanted && Items !== undefined;
  const byKey = useRef(false);
  const isAhead = useRef(false);

  // Loading ahead may fail in silence, once: the press loads again, and says so when that fails too.
  const loadAhead = () => {
    if (isAhead.current) return;
    isAhead.current = true;
    load().catch(() => undefined);
  };
  const toggle = (opens: boolean, isKey = false) => {
    byKey.current = isKey;
    setIsWanted(opens);
    if (!opens || Items) return;
    load().catch((error: unknown) => {
      setIsWanted(false);
      reportFailure(error);
    });
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
        onPointerEnter={after(rest.onPointerEnter, loadAhead)}
        onFocus={after(rest.onFocus, loadAhead)}
        onBlur={after(rest.onBlur, () => {
          // Who goes on while the menu loads no longer wants it.
          if (!Items) setIsWanted(false);
        })}
        onPointerDown={after(rest.onPointerDown, (event) => {
          tap.onPointerDown(event);
          if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
          // The press itself would take focus from a menu that opens while it lasts, and so close it.
          if (!isOpen) event.preventDefault();
          toggle(!isOpen);
        })}
        onKeyDown={after(rest.onKeyDown, (event) => {
          if (!KEYS.includes(event.key) || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          if (!event.repeat) toggle(event.key === 'ArrowDown' || !isOpen, true);
        })}
        onClick={after(rest.onClick, ({ detail }) => {
          // Assistive technology and scripts click without a press: as by the Enter key, which leads to the first item.
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

/** Runs the caller's own handler first, which may prevent ours by `preventDefault()`. */
const after =
  <Event extends SyntheticEvent>(first: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event) => {
    first?.(event);
    if (!event.defaultPrevented) own(event);
  };
