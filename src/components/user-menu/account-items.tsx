'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { forwardRef, type ReactNode, type RefObject, useImperativeHandle } from 'react';
import { accountMessages } from '../../i18n/compiled/en/account.js';
import { useMessages } from '../../i18n/use-messages.js';
import { LogOut } from '../../icons/compiled/log-out.js';
import { Settings } from '../../icons/compiled/settings.js';
import { UserRound } from '../../icons/compiled/user-round.js';
import { useDrawsAction } from '../../lib/contexts.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { useMenuInPlace } from '../../lib/layers.js';
import { useUnzoomed } from '../../lib/sizes.js';
import { Link, useDirection, usePortalContainer } from '../../theme/index.js';
import { isBusy, useAction } from '../action-button/index.js';
import { Avatar } from '../avatar/index.js';
import { Badge, DemoBadge } from '../badge/index.js';
import type { Account } from './index.js';

export type UserMenuClasses = PartClasses<
  'user-menu-name' | 'user-menu-content' | 'user-menu-identity' | 'user-menu-item'
>;

interface AccountItemsProps {
  /** The button that opens the menu, mounted before this code is loaded. */
  button: RefObject<HTMLButtonElement | null>;
  /** True where a key opened the menu. */
  byKey: RefObject<boolean>;
  classNames: UserMenuClasses | undefined;
  buttonId: string;
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  account: Account;
  profileHref: string | null;
  settingsHref: string | null;
  items: ((given: { items: readonly AccountItem[] }) => readonly AccountItem[]) | undefined;
  onLogout: (() => void) | undefined;
}

/** The menu itself, loaded on demand. */
export function AccountItems({
  button,
  byKey,
  buttonId,
  id,
  isOpen,
  onOpenChange,
  account,
  profileHref,
  settingsHref,
  items: arrange = keepItems,
  onLogout,
  classNames,
}: AccountItemsProps) {
  const t = useMessages(accountMessages);
  const inPlace = useMenuInPlace(button, isOpen, onOpenChange, byKey);
  const drawsAction = useDrawsAction();
  const action = useAction((onSelect: AccountItem['onSelect']) => onSelect?.());
  const { name, email, roleLabel, isDemo } = account;
  const own = defaultItems(t, profileHref, settingsHref);
  const item = cx(ITEM, classNames?.['user-menu-item']);
  const items = arrange({ items: own }).filter(
    ({ href, onSelect }) => href !== undefined || drawsAction(onSelect),
  );
  return (
    // Not modal: neither locks the page nor hides it from screen readers.
    <Menu.Root dir={useDirection()} modal={false} open={isOpen} {...inPlace.root}>
      <Menu.Trigger asChild>
        <OutsideButton button={button} />
      </Menu.Trigger>
      <Menu.Portal container={usePortalContainer()}>
        <Menu.Content
          id={id}
          aria-labelledby={buttonId}
          // Screen readers in focus mode reach only menu items: the description announces the account.
          aria-describedby={`${id}-identity`}
          data-slot="user-menu-content"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          ref={useUnzoomed()}
          {...inPlace.content}
          className={cx(
            't:root t:z-50 t:max-h-[calc(min(var(--radix-dropdown-menu-content-available-height),var(--tapa-visible-height,100dvh)_-_72px)/var(--zoom,1))] t:w-menu-width t:max-w-[calc(var(--radix-dropdown-menu-content-available-width)/var(--zoom,1))]',
            't:overflow-y-auto t:rounded-card t:border t:bg-surface-raised t:p-1.5 t:box-shadow-2',
            't:animate-enter t:[--tapa-enter-from:-4px] t:data-[state=closed]:animate-exit',
            classNames?.['user-menu-content'],
          )}
        >
          <div
            data-slot="user-menu-identity"
            id={`${id}-identity`}
            className={cx('t:flex t:gap-3 t:px-2.5 t:pt-3 t:pb-3', classNames?.['user-menu-identity'])}
          >
            <Avatar name={name} size={40} initials={account.initials} src={account.imageUrl} />
            <div className="t:grid t:min-w-0 t:justify-items-start t:gap-px">
              <bdi className="t:max-w-full t:font-semibold t:wrap-anywhere">{name}</bdi>
              {email ? (
                <bdi className="t:max-w-full t:text-label t:text-muted t:wrap-anywhere">{email}</bdi>
              ) : null}
              <div className="t:mt-2 t:flex t:flex-wrap t:gap-1.5 t:max-w-full">
                {roleLabel ? (
                  <Badge tone="default" size="sm">
                    <bdi>{roleLabel}</bdi>
                  </Badge>
                ) : null}
                {isDemo ? <DemoBadge /> : null}
              </div>
            </div>
          </div>
          <Separator />
          {items.map(({ label, icon, href, onSelect }) =>
            href === undefined ? (
              <Menu.Item
                key={label}
                data-slot="user-menu-item"
                disabled={isBusy(action)}
                className={item}
                onSelect={() => action.run(onSelect)}
              >
                <ItemText icon={icon}>{label}</ItemText>
              </Menu.Item>
            ) : (
              <Menu.Item key={label} asChild onSelect={() => action.run(onSelect)}>
                <Link data-slot="user-menu-item" href={href} className={item}>
                  <ItemText icon={icon}>{label}</ItemText>
                </Link>
              </Menu.Item>
            ),
          )}
          {drawsAction(onLogout) ? (
            <>
              {items.length > 0 ? <Separator /> : null}
              <Menu.Item data-slot="user-menu-item" className={item} onSelect={() => onLogout?.()}>
                <ItemText icon={<LogOut className="t:icon-directional" />}>{t['account.logout']}</ItemText>
              </Menu.Item>
            </>
          ) : null}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Passes the existing button to Radix as its trigger: replacing it would lose its focus. */
const OutsideButton = forwardRef<HTMLButtonElement | null, Pick<AccountItemsProps, 'button'>>(
  function OutsideButton({ button }, ref) {
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [
      button,
    ]);
    return null;
  },
);

const ITEM = cx(
  't:flex t:min-h-menu-item-height t:cursor-pointer t:items-center t:gap-3 t:rounded-sm t:px-2.5 t:font-medium t:select-none',
  't:touch:min-h-touch-target t:data-highlighted:bg-neutral-soft t:data-disabled:cursor-default t:data-disabled:text-subtle t:focus-visible:-outline-offset-2',
);

const keepItems = ({ items }: { items: readonly AccountItem[] }) => items;

const defaultItems = (
  t: typeof accountMessages,
  profileHref: string | null,
  settingsHref: string | null,
): readonly AccountItem[] => [
  ...(profileHref === null ? [] : [{ label: t['account.profile'], icon: <UserRound />, href: profileHref }]),
  ...(settingsHref === null
    ? []
    : [{ label: t['account.settings'], icon: <Settings />, href: settingsHref }]),
];

function ItemText({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      {icon ? (
        <span aria-hidden="true" className="t:flex t:text-subtle t:*:icon-18">
          {icon}
        </span>
      ) : null}
      <span className="t:contents">{children}</span>
    </>
  );
}

const Separator = () => <Menu.Separator className="t:-mx-1.5 t:mt-1 t:mb-1 t:border-t" />;

/** An item of the account's menu: a link or an action. */
export interface AccountItem {
  /** Unique label. */
  label: string;
  /** Decorative icon, 18 px. */
  icon?: ReactNode | undefined;
  href?: string | undefined;
  /** Called when the item is chosen; may return a promise. */
  onSelect?: (() => unknown) | undefined;
}
