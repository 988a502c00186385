'use client';
import * as RadixTabs from '@radix-ui/react-tabs';
import { type ComponentPropsWithoutRef, forwardRef, useContext, useState } from 'react';
import { cx } from '../../lib/cx';
import { TabsContext } from './tabs-context';

export type TabPanelProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The content of the open tab of the surrounding `Tabs`; it takes focus, so that the keyboard can scroll it. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { className, ...rest },
  ref,
) {
  const { tabs, open } = useContext(TabsContext);
  // The first panel is there with the page; those opened later enter.
  const [shown, setShown] = useState({ value: open, enters: false });
  if (shown.value !== open) setShown({ value: open, enters: true });
  const tab = tabs.find(({ value }) => value === open);
  if (!tab) return null;
  return (
    <RadixTabs.Content
      key={open}
      data-slot="tab-panel"
      value={open}
      className={cx('t:pt-6', className)}
      ref={ref}
      {...rest}
    >
      <div
        className={
          shown.enters ? 't:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]' : 't:block'
        }
      >
        {tab.content}
      </div>
    </RadixTabs.Content>
  );
});
