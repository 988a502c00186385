import { DashboardGrid, DashboardPanel, GridCell, isLoading } from '../shared';
import { BudgetStatementPanel } from './budget-panels';
import type { CorporateData } from './corporate-data';
import { DepartmentTable } from './department-table';
import { DEPARTMENT_BUDGETS } from './texts';

/** Budget: what each department may spend and has spent, and the month's total (spec section 2). */
export function BudgetTab({ data }: { data: CorporateData }) {
  const { departments, loading } = data;
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardPanel
          title={DEPARTMENT_BUDGETS}
          sample={departments.isSample}
          dropped={departments.dropped}
          loading={isLoading(loading, 'budget')}
          resetKeys={[departments]}
        >
          <DepartmentTable departments={departments.items} />
        </DashboardPanel>
      </GridCell>
      <GridCell span={4}>
        <BudgetStatementPanel data={data} />
      </GridCell>
    </DashboardGrid>
  );
}
