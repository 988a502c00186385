'use client';
import { Content } from '@radix-ui/react-tabs';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.js';
import { KeptScroll } from './kept-scroll.js';
import { TabsContext } from './tab-list.js';

export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * The content of the open tab, for callers that know which tab is open. Large panels render faster so than by `content`:
   * each new `content` changes the tabs' context, and React then searches the whole panel for its users.
   * @default the open tab's `content`
   */
  children?: ReactNode | undefined;
}

/** The content of the open tab of the surrounding `Tabs`. It takes focus, so that the keyboard can scroll it. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { className, children, style, ...rest },
  ref,
) {
  const { tabs, open, keepMounted, classNames } = useContext(TabsContext);
  const openPanel = useRef<HTMLDivElement>(null);
  // The first panel is there with the page; those that open later enter.
  const [shown, setShown] = useState({ value: open, enters: false });
  if (shown.value !== open) setShown({ value: open, enters: true });
  const panels = tabs.map(({ value, content }) => {
    const isOpen = value === open;
    if (!isOpen && !keepMounted) return null;
    return (
      <Content
        key={value}
        value={value}
        forceMount
        hidden={!isOpen}
        ref={isOpen ? openPanel : undefined}
        asChild
      >
        <div
          data-slot="tab-panel"
          className={cx(
            't:pt-6 t:@max-[45.7em]:pt-4',
            shown.enters && isOpen && 't:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]',
            classNames?.['tab-panel'],
            className,
          )}
          ref={isOpen ? ref : undefined}
          {...rest}
          // Radix keeps a panel that mounts open from moving.
          style={{ ...style, animationDuration: undefined }}
        >
          {isOpen && children !== undefined ? children : content}
        </div>
      </Content>
    );
  });
  return (
    <KeptScroll open={open} panel={openPanel}>
      {panels}
    </KeptScroll>
  );
});
