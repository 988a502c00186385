'use client';
import { List, Trigger } from '@radix-ui/react-tabs';
import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';
import { itemByKey } from '../../lib/events.js';
import { readDirection } from '../../theme/read-direction.js';
import { CountBadge } from '../badge/index.js';
import { useTabScroll } from './use-tab-scroll.js';

/** A tab and its panel. */
export interface Tab {
  /** Unique id, e.g. for a URL: letters, digits and hyphens. */
  value: string;
  label: string;
  /** Number of items; above 99 shows '99+', 0 shows nothing. `null` keeps room while the count loads. */
  count?: number | null | undefined;
  /** Panel content. @default the children of `TabPanel` */
  content?: ReactNode | undefined;
}

export type TabsClasses = PartClasses<'tab-list' | 'tab' | 'tab-panel'>;

interface TabsContextValue {
  tabs: readonly Tab[];
  'aria-label': string;
  keepMounted: boolean;
  open: string;
  openTab: (value: string) => void;
  classNames?: TabsClasses | undefined;
}

export const TabsContext = createContext<TabsContextValue>({
  tabs: [],
  'aria-label': '',
  keepMounted: false,
  open: '',
  openTab: () => undefined,
});

const FADES =
  't:[mask-image:linear-gradient(var(--fade-to,to_right),transparent,#000_var(--fade-start,0px),#000_calc(100%_-_var(--fade-end,0px)),transparent)] t:rtl:[--fade-to:to_left]';

const ARROWS = { ltr: ['ArrowRight', 'ArrowLeft'], rtl: ['ArrowLeft', 'ArrowRight'] } as const;

export type TabListProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir'>;

/**
 * Row of tabs of the surrounding `Tabs`. `data-more-start` and `data-more-end` on the `tablist` mark the ends
 * where tabs are scrolled out of sight; there it fades over 40 px.
 */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(
  { className, ...rest },
  ref,
) {
  const { tabs, open, openTab, keepMounted, classNames, 'aria-label': label } = useContext(TabsContext);
  const list = useRef<HTMLDivElement>(null);
  const hidden = useTabScroll(list, tabs, open);

  // Captured before Radix, which ignores prevented events.
  const handleArrow = (event: KeyboardEvent<HTMLElement>) => {
    const [next, previous] = ARROWS[readDirection(event.currentTarget)];
    const items = Array.from(event.currentTarget.children, (item) => item as HTMLElement);
    const tab = itemByKey(event, { items, next, previous, loops: true });
    if (!tab) return;
    event.preventDefault();
    tab.focus({ preventScroll: true });
    tab.click();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Radix has opened the tab; the browser's click for the same key would open it again.
    if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
  };
  return (
    <div
      data-slot="tab-list"
      className={cx('t:@container', classNames?.['tab-list'], className)}
      ref={ref}
      {...rest}
    >
      <div className="t:box-shadow-[inset_0_-1px_0_var(--tapa-color-border)] t:@max-phone:-mx-(--tapa-page-margin,0px)">
        <List
          aria-label={label}
          data-more-start={hidden.start || undefined}
          data-more-end={hidden.end || undefined}
          // 6 px for the first tab's focus ring, which would be cut off otherwise.
          className={cx(
            't:-ms-1.5 t:flex t:gap-tab-gap t:overflow-x-auto t:ps-1.5 t:[scrollbar-width:none] t:@max-phone:ms-0 t:@max-phone:px-(--tapa-page-margin,0px)',
            // A mask costs a compositing layer.
            (hidden.start || hidden.end) && FADES,
            hidden.start && 't:[--fade-start:40px]',
            hidden.end && 't:[--fade-end:40px]',
          )}
          onKeyDownCapture={handleArrow}
          onKeyDown={handleKeyDown}
          // Only the open tab is a tab stop: Radix would make the list one.
          tabIndex={undefined}
          // Radix sets an inline style, which a strict CSP refuses in server markup.
          style={{ outline: undefined }}
          ref={list}
        >
          {tabs.map(({ value, label: tabLabel, count }) => (
            <TabTrigger
              key={value}
              value={value}
              label={tabLabel}
              count={count}
              isOpen={value === open}
              hasPanel={value === open || keepMounted}
              onOpen={openTab}
              className={classNames?.tab}
            />
          ))}
        </List>
      </div>
    </div>
  );
});

interface TabTriggerProps extends Pick<Tab, 'value' | 'label' | 'count'> {
  isOpen: boolean;
  hasPanel: boolean;
  onOpen: (value: string) => void;
  className: string | undefined;
}

// 6 px wider than the underline at each end, so that the focus ring does not touch the text.
const tab = cva(
  [
    't:relative t:-mx-1.5 t:h-tab-height t:flex-none t:px-1.5 t:text-body t:whitespace-nowrap t:transition-colors t:focus-visible:-outline-offset-2',
    // The underline is a border, which forced colours keep.
    't:after:absolute t:after:inset-x-1.5 t:after:bottom-0 t:after:rounded-t-pill t:after:border-t-[length:calc(var(--tapa-tab-indicator,2px)+1px)] t:after:transition-[scale]',
  ],
  {
    variants: {
      open: {
        true: 't:font-semibold t:text-ink t:after:border-brand-mark',
        false:
          't:font-medium t:text-muted t:hover:text-ink t:after:border-border-strong/50 t:after:[scale:0_1] t:hover:after:[scale:1]',
      },
    },
  },
);

/** Memoised, so that a change of panel content does not render every tab. */
const TabTrigger = memo(function TabTrigger({
  value,
  label,
  count = 0,
  isOpen,
  hasPanel,
  onOpen,
  className,
}: TabTriggerProps) {
  const hasCount = count === null || count >= 1;
  // The open tab is bold; closed ones reserve the same width, so that neighbours do not move.
  const room =
    !isOpen &&
    't:before:invisible t:before:block t:before:h-0 t:before:font-semibold t:before:content-[attr(data-label)]';
  return (
    <Trigger
      value={value}
      data-slot="tab"
      data-label={hasCount ? undefined : label}
      {...(!hasPanel && { 'aria-controls': undefined })}
      tabIndex={isOpen ? 0 : -1}
      className={cx(tab({ open: isOpen }), !hasCount && room, className)}
      asChild
    >
      <TabButton onPress={() => onOpen(value)}>
        {hasCount ? (
          <>
            <span data-label={label} className={cx('t:inline-block', room)}>
              {label}
            </span>
            {count === null ? (
              // As wide as a badge with one digit.
              <span
                aria-hidden="true"
                className="t:ms-2 t:align-[0.1em] t:inline-block t:min-w-[1.6364em] t:text-overline"
              />
            ) : (
              <CountBadge className="t:ms-2 t:align-[0.1em]" value={count} tone="soft" />
            )}
          </>
        ) : (
          label
        )}
      </TabButton>
    </Trigger>
  );
});

interface TabButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Called on mouse down, and on a click without a mouse. */
  onPress: () => void;
}

/**
 * Button without Radix' mouse handler, which focuses by script and so makes browsers show a focus ring. Here
 * the browser moves focus, and `onClick` does in Safari, which does not focus pressed buttons.
 */
const TabButton = forwardRef<HTMLButtonElement, TabButtonProps>(function TabButton(
  { onPress, onMouseDown: _focusesByScript, ...props },
  ref,
) {
  return (
    <button
      {...props}
      type="button"
      onMouseDown={(event) => {
        if (event.button === 0 && !event.ctrlKey) onPress();
        else event.preventDefault();
      }}
      onClick={({ currentTarget, detail }) => {
        // Assistive technology and scripts click without a mouse.
        if (detail === 0) onPress();
        else if (!currentTarget.matches(':focus')) currentTarget.focus();
      }}
      ref={ref}
    />
  );
});
