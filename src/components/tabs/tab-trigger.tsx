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
        // Wider than it shows by 6 px at each end, so that the focus ring keeps off the letters.
        't:relative t:-mx-1.5 t:px-1.5 t:inline-grid t:h-tab-height t:flex-none t:grid-flow-col t:grid-rows-[0_auto] t:content-center t:items-center t:gap-x-2 t:text-body t:font-medium t:whitespace-nowrap t:text-muted',
        // An invisible copy of the label in bold, of no height, keeps the place that the open tab needs: neighbours do not move.
        't:before:overflow-hidden t:before:font-semibold t:before:content-[attr(data-label)] t:before:invisible',
        't:transition-tint t:hover:text-ink t:focus-visible:-outline-offset-2',
        't:after:absolute t:after:inset-x-1.5 t:after:bottom-0 t:after:h-tab-indicator t:after:rounded-t-pill',
        't:hover:after:bg-border-strong t:hover:after:opacity-50',
        't:data-[state=active]:font-semibold t:data-[state=active]:text-ink',
        't:data-[state=active]:after:h-[calc(var(--tapa-tab-indicator,2px)+1px)] t:data-[state=active]:after:bg-brand-mark t:data-[state=active]:after:opacity-100',
        't:forced-colors:data-[state=active]:after:bg-[Highlight] t:forced-colors:after:forced-color-adjust-none',
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
