import type { ComponentPropsWithoutRef, ErrorInfo, ReactNode } from 'react';

/** Native props of a dashboard's root, by the names that mean nothing else here. */
type RootProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'onError'>;

/** Props that every dashboard takes, besides its data and its callbacks. Native ones go to its root `<div>`. */
export interface DashboardBaseProps<TabName extends string> extends RootProps {
  /** The current user as the API answers it (spec section 3): raw, sanitised here. */
  user: unknown;
  /**
   * The open tab, when the caller keeps it, e.g. in the URL. An unknown value, `''` too, opens the first tab (decision
   * 17); with `undefined` the dashboard keeps the tab itself, so that Back to an address without a tab changes nothing.
   */
  tab?: TabName | (string & Record<never, never>) | undefined;
  /** The tab that is open at first, when the caller does not keep it. @default the first */
  defaultTab?: TabName;
  /** Called with the tab that the reader opens. */
  onTabChange?: (tab: TabName) => void;
  /** Path of the current page, without query: its item of the top bar is marked (decision 7). @default '/dashboard' */
  currentPath?: string;
  /** The partner's logo and name in the top bar. @default Tapa's */
  brand?: ReactNode;
  /** Notices under the top bar, e.g. a `Banner`. */
  banner?: ReactNode;
  /** Called by 'Log out'. Without it the item does nothing (decision 11). */
  onLogout?: () => void;
  /** Called with what was thrown when the whole dashboard failed to render, e.g. to report it. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** The path at which a dashboard usually stands (spec section 2). */
export const DASHBOARD_PATH = '/dashboard';
