'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useContext, useState } from 'react';
import { cx } from '../../lib/cx';
import { panelId, TabsContext, tabId } from './tabs-context';

export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * What the open tab shows, for callers that know which tab is open. Large panels render faster so than by `content`:
   * each new `content` changes the tabs' context, and React then searches the whole panel for its users.
   * @default the open tab's `content`
   */
  children?: ReactNode;
}

/**
 * The content of the open tab of the surrounding `Tabs`; it takes focus, so that the keyboard can scroll it. Not Radix'
 * panel: that one reads its styles in the middle of rendering, to wait for animations that a panel here does not have.
 */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { className, children, ...rest },
  ref,
) {
  const { tabs, open, id } = useContext(TabsContext);
  // The first panel is there with the page; those opened later enter.
  const [shown, setShown] = useState({ value: open, enters: false });
  if (shown.value !== open) setShown({ value: open, enters: true });
  const tab = tabs.find(({ value }) => value === open);
  if (!tab) return null;
  return (
    <div
      key={open}
      data-slot="tab-panel"
      role="tabpanel"
      id={panelId(id, open)}
      aria-labelledby={tabId(id, open)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing else to focus (ARIA APG, Tabs)
      tabIndex={0}
      className={cx(
        't:pt-6',
        shown.enters && 't:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {children ?? tab.content}
    </div>
  );
});
