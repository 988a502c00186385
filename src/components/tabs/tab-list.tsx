'use client';
import { type ComponentPropsWithoutRef, forwardRef, useContext, useRef } from 'react';
import { cx } from '../../lib/cx';
import { moveFocus } from './tab-keys';
import { TabTrigger } from './tab-trigger';
import { TabsContext } from './tabs-context';
import { useTabScroll } from './use-tab-scroll';

export type TabListProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir'>;

/**
 * The row of tabs of the surrounding `Tabs`. `data-more-start` and `data-more-end` on the `tablist` tell where tabs
 * are scrolled out of sight; there it fades over 40 px.
 */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(
  { className, ...rest },
  ref,
) {
  const { tabs, open, openTab, id, 'aria-label': label } = useContext(TabsContext);
  const list = useRef<HTMLDivElement>(null);
  const hidden = useTabScroll(list, tabs, open);
  return (
    <div data-slot="tab-list" className={cx('t:@container', className)} ref={ref} {...rest}>
      <div className="t:shadow-[inset_0_-1px_0_var(--tapa-color-border)] t:@max-md:-mx-(--tapa-page-margin,0px)">
        <div
          role="tablist"
          aria-label={label}
          data-more-start={hidden.start || undefined}
          data-more-end={hidden.end || undefined}
          // Begins 6 px before what shows of its first tab, whose focus ring would be cut off otherwise.
          className="t:-ms-1.5 t:flex t:gap-tab-gap t:overflow-x-auto t:ps-1.5 t:fade-ends t:[scrollbar-width:none] t:@max-md:ms-0 t:@max-md:px-(--tapa-page-margin,0px)"
          onKeyDown={moveFocus}
          ref={list}
        >
          {tabs.map(({ value, label: tabLabel, count }) => (
            <TabTrigger
              key={value}
              listId={id}
              value={value}
              label={tabLabel}
              count={count}
              isOpen={value === open}
              onOpen={openTab}
            />
          ))}
        </div>
      </div>
    </div>
  );
});
