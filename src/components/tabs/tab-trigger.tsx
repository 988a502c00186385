'use client';
import { memo, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx';
import { CountBadge } from '../badge';
import { scrollTabIntoView } from './scroll-tab-into-view';
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
  const trigger = useRef<HTMLButtonElement>(null);
  /** Whether this focus has asked for the tab already, and the click of the same press must not ask again. */
  const openedByFocus = useRef(false);
  const open = () => {
    if (!isOpen) onOpen(value);
  };

  useEffect(() => {
    if (!isOpen) return;
    openedByFocus.current = false;
    // In the next frame: measuring now would make the browser lay out the whole page during rendering.
    const frame = requestAnimationFrame(() => {
      if (trigger.current) scrollTabIntoView(trigger.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return (
    <button
      type="button"
      role="tab"
      data-slot="tab"
      data-state={isOpen ? 'active' : 'inactive'}
      data-label={label}
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
      onClick={({ ctrlKey }) => {
        // Where a press brings no focus: in Safari, by assistive technology, by a script.
        if (!openedByFocus.current && !ctrlKey) open();
        openedByFocus.current = false;
      }}
      className={cx(
        't:tab t:text-body t:focus-visible:-outline-offset-2',
        isOpen ? 't:font-semibold t:text-ink' : 't:font-medium t:text-muted t:hover:text-ink',
      )}
      ref={trigger}
    >
      {label}
      {count === null ? (
        // As wide as a badge of one figure.
        <span aria-hidden="true" className="t:row-start-2 t:w-[1.6364em] t:text-overline" />
      ) : null}
      {count !== null && count >= 1 ? (
        <CountBadge className="t:row-start-2" value={count} tone="soft" />
      ) : null}
    </button>
  );
});
