'use client';
import { Command } from 'cmdk';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { commandMessages } from '../../i18n/compiled/en/command.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Search } from '../../icons/compiled/search.js';
import { cx } from '../../lib/cx.js';
import { isCommandKey, opensNewTab, openTab, pressOnce, preventAutoscroll } from '../../lib/events.js';
import { TYPED_TEXT } from '../../lib/fields.js';
import { useHandler } from '../../lib/state.js';
import { foldText, searchTerms } from '../../lib/text.js';
import { Link } from '../../theme/index.js';
import { Dialog } from '../dialog/index.js';
import { type EarlyInput, NO_INPUT } from './early-input.js';
import type { CommandGroup, CommandItem, CommandMenuProps } from './index.js';
import { standInForLayout } from './without-layout.js';

standInForLayout();

interface CommandSearchProps extends Pick<CommandMenuProps, 'groups' | 'groupsFor'> {
  /** Input before the panel loaded; emptied as soon as the field has it. */
  earlyInput: RefObject<EarlyInput>;
  /** Recent items, the latest first. */
  recent: readonly CommandItem[];
  onClose: () => void;
  onChosen: (item: CommandItem) => void;
}

interface CommandPanelProps extends CommandSearchProps {
  open: boolean;
}

/** Words with other endings match too: only the last `ENDING` letters after the first `STEM` may differ. */
const STEM = 4;
const ENDING = 2;

function isSimilar(word: string, name: string): boolean {
  const stem = word.slice(0, Math.max(STEM, word.length - ENDING));
  return name.includes(word) || name.split(' ').some((one) => one.startsWith(stem));
}

function matchingGroups(groups: readonly CommandGroup[], text: string): readonly CommandGroup[] {
  const terms = searchTerms(text);
  return groups.map(({ label, items }) => ({
    label,
    items: items.filter((item) => terms.every((term) => isSimilar(term, foldText(item.label)))),
  }));
}

const countOf = (groups: readonly CommandGroup[]): number =>
  groups.reduce((count, { items }) => count + items.length, 0);

export function CommandPanel({ open, onClose, ...rest }: CommandPanelProps) {
  const t = useMessages(commandMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t['command.title']}
      titleHidden
      initialFocus={input}
      size="md"
      data-slot="command-menu"
      className="t:mt-[calc(var(--tapa-visible-height,100dvh)*0.12)]"
    >
      <CommandSearch input={input} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function CommandSearch({
  groups: given,
  groupsFor,
  recent,
  earlyInput,
  input,
  onClose,
  onChosen,
}: CommandSearchProps & { input: RefObject<HTMLInputElement | null> }) {
  const t = useMessages(commandMessages);
  const format = useFormatters();
  const links = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(earlyInput.current.text);
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    const early = earlyInput.current;
    earlyInput.current = NO_INPUT;
    // More may have been typed while this was rendered.
    if (early.text !== '') setText(early.text);
    if (early.isEntered) setIsEntered(true);
  }, [earlyInput]);
  const query = text.trim();
  const groups = typeof given === 'function' ? given() : given;
  const others = ({ label, items }: CommandGroup): CommandGroup => ({
    label,
    items: items.filter(({ id }) => !recent.some((chosen) => chosen.id === id)),
  });
  const shown = (
    query === ''
      ? [{ label: t['command.recent'], items: recent }, ...groups.map(others)]
      : [...(groupsFor?.(query) ?? []), ...matchingGroups(groups, query)]
  ).filter(({ items }) => items.length > 0);
  // The host's own link, so that its router navigates. It is still in the page: the menu has not closed yet.
  const linkOf = ({ id }: CommandItem) =>
    [...(links.current?.querySelectorAll<HTMLAnchorElement>('[data-item]') ?? [])].find(
      ({ dataset }) => dataset.item === id,
    );
  const choose = (item: CommandItem) => {
    linkOf(item)?.click();
    onChosen(item);
  };
  const first = shown[0]?.items[0];
  const chooseFirst = useHandler(() => first && choose(first));
  useEffect(() => {
    if (isEntered) chooseFirst();
  }, [isEntered, chooseFirst]);
  const openInTab = (event: MouseEvent, item: CommandItem) => {
    const link = linkOf(item);
    if (!link || !opensNewTab(event)) return;
    // Before cmdk chooses the item.
    event.stopPropagation();
    openTab(link);
  };
  return (
    <>
      <Command
        label={t['command.title']}
        shouldFilter={false}
        loop
        // Vim bindings would take Control+K for 'up'; here it closes the menu.
        vimBindings={false}
        onKeyDown={(event) => {
          pressOnce(event);
          if (!isCommandKey(event.nativeEvent)) return;
          event.preventDefault();
          if (!event.repeat) onClose();
        }}
      >
        {/* Leaves room for the dialog's close button. */}
        <div className="t:relative t:me-12 t:flex t:items-center">
          <Search
            aria-hidden="true"
            className="t:pointer-events-none t:absolute t:start-3 t:icon-16 t:text-subtle"
          />
          <Command.Input
            ref={input}
            value={text}
            onValueChange={setText}
            placeholder={t['command.placeholder']}
            className={cx(
              't:min-h-touch-target t:w-full t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:ps-rem-2.25 t:pe-4 t:text-body t:placeholder:text-subtle t:placeholder:opacity-100 t:focus-visible:outline-offset-0',
              TYPED_TEXT,
            )}
          />
        </div>
        <Command.List
          label={t['command.results']}
          className="t:mt-1 t:max-h-[calc(var(--tapa-visible-height,100dvh)*0.5)] t:overflow-y-auto t:overscroll-contain"
        >
          {shown.map(({ label, items }) => (
            <Command.Group
              key={label}
              heading={
                <span className="t:block t:px-3 t:pt-3 t:pb-1 t:text-label t:text-muted">{label}</span>
              }
            >
              {items.map((item) => (
                <Command.Item
                  key={item.id}
                  value={item.id}
                  onSelect={() => choose(item)}
                  onClickCapture={(event) => openInTab(event, item)}
                  onAuxClick={(event) => openInTab(event, item)}
                  onMouseDown={preventAutoscroll}
                  className="t:flex t:min-h-touch-target t:items-center t:gap-3 t:rounded-control t:px-3 t:py-1.5 t:aria-selected:bg-brand-soft t:aria-selected:text-on-brand-soft t:aria-selected:outline-2 t:aria-selected:-outline-offset-2"
                >
                  {item.icon ? <span className="t:flex t:flex-none t:*:icon-16">{item.icon}</span> : null}
                  <span className="t:grid t:min-w-0 t:flex-auto t:wrap-anywhere">
                    <span>
                      <bdi>{item.label}</bdi>
                    </span>
                    {item.detail ? (
                      <span className="t:text-label t:text-muted">
                        <bdi>{item.detail}</bdi>
                      </span>
                    ) : null}
                  </span>
                  {item.note ? (
                    <bdi className="t:text-label t:text-muted t:figures-in-text">{item.note}</bdi>
                  ) : null}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <div role="status" className="t:block">
          {shown.length === 0 ? (
            <p className="t:px-3 t:py-6 t:text-center t:text-muted t:wrap-anywhere">
              {t['command.none']({ text: query })}
            </p>
          ) : query === '' ? null : (
            <p className="t:sr-only">{t['command.count']({ count: countOf(shown) }, format)}</p>
          )}
        </div>
      </Command>
      <div hidden ref={links} className="t:hidden">
        {shown.flatMap(({ items }) =>
          items.map(({ id, href }) =>
            href === undefined ? null : (
              <Link key={id} href={href} data-item={id}>
                {id}
              </Link>
            ),
          ),
        )}
      </div>
    </>
  );
}
