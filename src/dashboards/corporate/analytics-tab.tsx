import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell } from '../shared';
import { RequestsByStatus, SpendingByDepartment } from './analytics-breakdowns';
import { AnalyticsTiles } from './corporate-tiles';
import type { CorporateData } from './reads';
import { REQUESTS_BY_STATUS, SPENDING_BY_DEPARTMENT } from './texts';

/** Analytics: compliance, contracts and spending (decision 31). */
export function AnalyticsTab({
  data: { stats, employeeTravel, departments, isLoading },
}: {
  data: CorporateData;
}) {
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={isLoading('stats')} resetKeys={[stats, employeeTravel]}>
        <AnalyticsTiles
          stats={stats}
          requests={employeeTravel}
          requestsLoading={isLoading('stats', 'employeeTravel')}
        />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={6}>
          <DashboardPanel
            title={SPENDING_BY_DEPARTMENT}
            sample={departments.isSample}
            dropped={departments.dropped}
            loading={isLoading('budget')}
            resetKeys={[departments]}
            fill
          >
            <SpendingByDepartment departments={departments.items} />
          </DashboardPanel>
        </GridCell>
        <GridCell span={6}>
          <DashboardPanel
            title={REQUESTS_BY_STATUS}
            sample={employeeTravel.isSample}
            dropped={employeeTravel.dropped}
            loading={isLoading('employeeTravel')}
            resetKeys={[employeeTravel]}
            fill
          >
            <RequestsByStatus requests={employeeTravel.items} />
          </DashboardPanel>
        </GridCell>
      </DashboardGrid>
    </DashboardStack>
  );
}
