import { DashboardGrid, DashboardPanel, GridCell } from '../shared';
import { BudgetStatementPanel } from './budget-panels';
import { DepartmentTable } from './department-table';
import type { CorporateData } from './reads';
import { DEPARTMENT_BUDGETS } from './texts';

/** Budget: what each department may spend and has spent, and the month's total (spec section 2). */
export function BudgetTab({ data }: { data: CorporateData }) {
  const { departments, isLoading } = data;
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardPanel
          title={DEPARTMENT_BUDGETS}
          sample={departments.isSample}
          dropped={departments.dropped}
          loading={isLoading('budget')}
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
