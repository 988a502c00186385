'use client';
import { Content, Root } from '@radix-ui/react-tabs';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.js';
import { useControllable, useHandler } from '../../lib/state.js';
import { type Tab, TabList, type TabsClasses, TabsContext } from './tab-list.js';
import { KeptScroll } from './use-tab-scroll.js';

export { type Tab, TabList, type TabListProps } from './tab-list.js';

export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  tabs: readonly Tab[];
  /** Label of the tab list for screen readers: 'Traveler dashboard'. */
  'aria-label': string;
  /** Open tab, for controlled use, e.g. by the URL. An unknown value opens the first tab. */
  value?: string | undefined;
  /** Initially open tab, for uncontrolled use. @default the first */
  defaultValue?: string | undefined;
  /** Called when the reader opens a tab. A controlled caller refuses by keeping `value`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Keeps the `content` of closed tabs mounted, hidden, with its input and scroll state. @default false */
  keepMounted?: boolean | undefined;
  /** Classes for its parts, by `data-slot`. */
  classNames?: TabsClasses | undefined;
}

/**
 * Sections of one page, one open at a time. Without children it shows the list with the panel below. With
 * children, place `TabList` and `TabPanel` yourself. Where it is narrow the list scrolls and bleeds by
 * `--tapa-page-margin` (set it to the page's margin; default 0px).
 *
 * @example
 * <Tabs aria-label="Traveler dashboard" tabs={[{ value: 'trips', label: 'My Trips', content: <Trips /> }]}>
 *   <PageHeader title="Traveler Dashboard" />
 *   <TabList />
 *   <TabPanel />
 * </Tabs>
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    tabs: givenTabs,
    value,
    defaultValue,
    onValueChange,
    keepMounted = false,
    'aria-label': label,
    classNames,
    className,
    children,
    ...rest
  },
  ref,
) {
  const [wanted, setTab] = useControllable(value, defaultValue, onValueChange);
  const [tabs, setTabs] = useState(givenTabs);
  if (!areSame(tabs, givenTabs)) setTabs(givenTabs);
  const open = (tabs.find((tab) => tab.value === wanted) ?? tabs[0])?.value ?? '';
  /** The tab asked for last, which a caller may open late, as by a router's transition. */
  const asked = useRef(open);
  useEffect(() => {
    asked.current = open;
  }, [open]);
  const openTab = useHandler((next: string) => {
    // The open tab can be asked for while another is on its way.
    if (next === open && next === asked.current) return;
    asked.current = next;
    setTab(next);
  });
  const context = useMemo(
    () => ({ tabs, 'aria-label': label, keepMounted, open, openTab, classNames }),
    [tabs, label, keepMounted, open, openTab, classNames],
  );
  return (
    <TabsContext.Provider value={context}>
      {/* Manual: focus that returns from a dialog must not open a tab that the caller refused. */}
      <Root value={open} onValueChange={openTab} activationMode="manual" asChild>
        {/* Without `dir`: Radix would override the page's direction. */}
        <div
          data-slot="tabs"
          className={cx('t:root t:min-w-0', className)}
          ref={ref}
          {...rest}
          dir={undefined}
        >
          {children ?? (
            <>
              <TabList />
              <TabPanel />
            </>
          )}
        </div>
      </Root>
    </TabsContext.Provider>
  );
});

/** Compares tabs by their fields, so that an equal list does not change the context. */
function areSame(tabs: readonly Tab[], others: readonly Tab[]): boolean {
  return (
    tabs === others ||
    (tabs.length === others.length &&
      tabs.every((tab, index) => KEYS.every((key) => tab[key] === others[index]?.[key])))
  );
}

const KEYS = ['value', 'label', 'count', 'content'] as const satisfies readonly (keyof Tab)[];

export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * Content of the open tab, for controlled use. Faster for large panels than `Tab.content`, which changes
   * the tabs' context on every render. @default the open tab's `content`
   */
  children?: ReactNode | undefined;
}

/** Panel of the open tab. It is focusable, so that the keyboard can scroll it. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { className, children, style, ...rest },
  ref,
) {
  const { tabs, open, keepMounted, classNames } = useContext(TabsContext);
  const openPanel = useRef<HTMLDivElement>(null);
  // The initial panel does not animate.
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
            't:pt-6 t:@max-phone:pt-4',
            shown.enters && isOpen && 't:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]',
            classNames?.['tab-panel'],
            className,
          )}
          ref={isOpen ? ref : undefined}
          {...rest}
          // Radix stops the animation of a panel that mounts open.
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
