import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell, isLoading } from '../shared';
import { RequestsByStatus, SpendingByDepartment } from './analytics-breakdowns';
import type { CorporateData } from './corporate-data';
import { AnalyticsTiles } from './corporate-tiles';
import { REQUESTS_BY_STATUS, SPENDING_BY_DEPARTMENT } from './texts';

/** Analytics: compliance, contracts and spending (decision 31). */
export function AnalyticsTab({ data: { stats, requests, departments, loading } }: { data: CorporateData }) {
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart
        subject="Your figures"
        loading={isLoading(loading, 'stats')}
        resetKeys={[stats, requests]}
      >
        <AnalyticsTiles
          stats={stats}
          requests={requests}
          requestsLoading={isLoading(loading, 'stats', 'requests')}
        />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={6}>
          <DashboardPanel
            title={SPENDING_BY_DEPARTMENT}
            sample={departments.isSample}
            dropped={departments.dropped}
            loading={isLoading(loading, 'budget')}
            resetKeys={[departments]}
            fill
          >
            <SpendingByDepartment departments={departments.items} />
          </DashboardPanel>
        </GridCell>
        <GridCell span={6}>
          <DashboardPanel
            title={REQUESTS_BY_STATUS}
            sample={requests.isSample}
            dropped={requests.dropped}
            loading={isLoading(loading, 'requests')}
            resetKeys={[requests]}
            fill
          >
            <RequestsByStatus requests={requests.items} />
          </DashboardPanel>
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}
