'use client';
import { memo, useRef } from 'react';
import { cx } from '../../lib/cx';
import { CountBadge } from '../badge';
import { panelId, type Tab, tabId } from './tabs-context';

interface TabTriggerProps extends Pick<Tab, 'value' | 'label' | 'count'> {
  /** Begins the ids of the tab and its panel. */
  listId: string;
  isOpen: boolean;
  /** Called with the tab's value when it is pressed or focused, unless it is open. */
  onOpen: (value: string) => void;
}

/** The button that opens one tab. It is drawn anew when what it shows changes, not with every change of the panel's data. */
export const TabTrigger = memo(function TabTrigger({
  listId,
  value,
  label,
  count = 0,
  isOpen,
  onOpen,
}: TabTriggerProps) {
  /** Whether this focus has asked for the tab already, and the click of the same press must not ask again. */
  const openedByFocus = useRef(false);
  const open = () => {
    if (!isOpen) onOpen(value);
  };
  const hasCount = count === null || count >= 1;
  // The open tab is bold: closed ones are as wide as if they were, so that neighbours do not move.
  const room = isOpen ? undefined : 't:bold-room';

  return (
    <button
      type="button"
      role="tab"
      data-slot="tab"
      data-state={isOpen ? 'active' : 'inactive'}
      data-label={hasCount ? undefined : label}
      id={tabId(listId, value)}
      aria-selected={isOpen}
      // Closed panels are not in the DOM, so a closed tab has nothing to point at.
      aria-controls={isOpen ? panelId(listId, value) : undefined}
      // The row is one stop of the Tab key; within it the arrow keys move.
      tabIndex={isOpen ? 0 : -1}
      onMouseDown={(event) => {
        openedByFocus.current = false;
        // Other buttons do not focus it either, for focus opens it.
        if (event.button !== 0 || event.ctrlKey) event.preventDefault();
      }}
      onFocus={() => {
        openedByFocus.current = !isOpen;
        open();
      }}
      onClick={({ ctrlKey, detail }) => {
        // Where a press brings no focus, in Safari, or there is none: by a key, by assistive technology, by a script.
        if ((!openedByFocus.current || detail === 0) && !ctrlKey) open();
        openedByFocus.current = false;
      }}
      className={cx(
        't:tab t:text-body t:focus-visible:-outline-offset-2',
        isOpen ? 't:font-semibold t:text-ink' : 't:font-medium t:text-muted t:hover:text-ink',
        !hasCount && room,
      )}
    >
      {hasCount ? (
        <>
          <span data-label={label} className={cx('t:inline-block', room)}>
            {label}
          </span>
          {count === null ? (
            // As wide as a badge of one figure.
            <span aria-hidden="true" className="t:tab-count t:inline-block t:w-[1.6364em] t:text-overline" />
          ) : (
            <CountBadge className="t:tab-count" value={count} tone="soft" />
          )}
        </>
      ) : (
        label
      )}
    </button>
  );
});
