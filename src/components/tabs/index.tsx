'use client';
import { Content, Root } from '@radix-ui/react-tabs';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.js';
import { useControllable } from '../../lib/state.js';
import { type Tab, TabList, type TabsClasses, TabsContext } from './tab-list.js';
import { KeptScroll } from './use-tab-scroll.js';

export { type Tab, TabList, type TabListProps } from './tab-list.js';

export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** The tabs in their order. Values are unique. */
  tabs: readonly Tab[];
  /** The name of the tabs for screen readers: 'Traveler dashboard'. */
  'aria-label': string;
  /** The open tab, when the caller keeps it (e.g. in the URL). An unknown value opens the first tab. */
  value?: string | undefined;
  /** The tab that is open at first, when the caller does not keep it. @default the first */
  defaultValue?: string | undefined;
  /** Called with the value of a tab that the reader opens. A caller that keeps `value` may refuse by not changing it. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Keeps the `content` of closed tabs in the page, hidden, so that what is typed or scrolled there stays.
   * @default false
   */
  keepMounted?: boolean | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: TabsClasses | undefined;
}

/**
 * Parts of one page, one open at a time. Only the open tab's content is in the DOM, unless `keepMounted` says otherwise.
 *
 * Without children it shows the list with the panel below. With children, place `TabList` and `TabPanel` yourself,
 * e.g. with a page header above the list. Where it is narrow the list bleeds by `--tapa-page-margin`
 * (set it to the page's margin; default 0px) and scrolls.
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
  const [wanted, openTab] = useControllable(value, defaultValue, onValueChange);
  const [tabs, setTabs] = useState(givenTabs);
  if (!areSame(tabs, givenTabs)) setTabs(givenTabs);
  const open = (tabs.find((tab) => tab.value === wanted) ?? tabs[0])?.value ?? '';
  const context = useMemo(
    () => ({ tabs, 'aria-label': label, keepMounted, open, openTab, classNames }),
    [tabs, label, keepMounted, open, openTab, classNames],
  );
  return (
    <TabsContext.Provider value={context}>
      {/* Manual: focus that comes back from a dialog or another window must not open a tab that the caller refused. */}
      <Root value={open} onValueChange={openTab} activationMode="manual" asChild>
        {/* Without `dir`: Radix would write a direction into a page that has its own. */}
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

/** Returns whether two lists show the same: the context stays then, and nothing that uses it renders again. */
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
            't:pt-6 t:@max-phone:pt-4',
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
