import { forwardRef } from 'react';
import { ErrorBoundary } from '../../components/error-fallback';
import { Panel, type PanelProps } from '../../components/panel';
import { droppedItemsText } from '../../domain/define-list';

export interface DashboardPanelProps extends Omit<PanelProps, 'notice'> {
  /** How many rows could not be shown (decision 12), from the sanitiser. @default 0 */
  dropped?: number;
  /** When one of these changes, content that failed is rendered again: the data that it shows. */
  resetKeys?: unknown[];
}

/**
 * A `Panel` that stands alone: an error inside it says so in the panel and touches nothing else (decision 18), sample
 * data and left-out rows are marked (decisions 12 and 13). Its content must be components, not values computed by the
 * dashboard: what throws while the dashboard itself renders takes the whole dashboard.
 *
 * @example
 * <DashboardPanel title="Upcoming Trips" sample={list.isSample} dropped={list.dropped} loading={loading}
 *   resetKeys={[list]} fill><UpcomingTrips bookings={list.items} /></DashboardPanel>
 */
export const DashboardPanel = forwardRef<HTMLElement, DashboardPanelProps>(function DashboardPanel(
  { dropped = 0, resetKeys, title, children, ...rest },
  ref,
) {
  return (
    <Panel title={title} notice={droppedItemsText(dropped) || undefined} ref={ref} {...rest}>
      <ErrorBoundary fallback="row" subject={title} resetKeys={resetKeys}>
        {children}
      </ErrorBoundary>
    </Panel>
  );
});
