'use client';
import { useMemo } from 'react';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { sumOf } from '../../domain/figures.js';
import type { Department } from '../../domain/index.js';
import { roundMoney } from '../../lib/math.js';
import { DashboardPanel, MonthsPanel, moreThan, panelOf, useTotalText } from '../shared/index.js';
import { FigureOf } from './budget-use.js';
import { DepartmentBullets, LimitNote } from './department-bullets.js';
import { DepartmentRequestsPanel, knownRequests } from './department-requests.js';
import { requestedOf } from './department-use.js';
import type { EmployeeTravelActions } from './employee-travel.js';
import { MonthFigures, MonthKey } from './month-figures.js';
import type { CorporateData } from './reads.js';
import { useWords } from './words.js';

/** On phones what explains a drawing takes a line of its own under the title. */
const HEAD_CLASSES = { 'panel-action': 't:@max-md:ms-0 t:@max-md:w-full' };

/** Budget: the month's budget, each department's, and what waits in the one that comes closest to its limit. */
export function BudgetTab({ data, ...actions }: { data: CorporateData } & EmployeeTravelActions) {
  const { t } = useWords();
  return (
    <DashboardStack className="t:shares-width">
      <MonthPanel data={data} />
      <DepartmentsPanel data={data} />
      {/* All that has no place before it has loaded stands last, so that nothing moves. */}
      <MonthsPanel
        slot="spend-by-month"
        title={t['months.spend']}
        state={t['months.spend.state']}
        history={data.budgetHistory}
        loading={data.isLoading('budget', 'employeeTravel')}
      />
      <DepartmentRequestsPanel data={data} actions={actions} />
    </DashboardStack>
  );
}

/** The month's budget as figures and triangles. */
function MonthPanel({ data }: { data: CorporateData }) {
  const { t } = useWords();
  const { budget } = data;
  const panel = panelOf(data, 'budget');
  // No request waits for the budget of sample data.
  const shown = { budget: budget.value, waiting: budget.isSample ? null : knownRequests(data) };
  // The requested sum is one of the figures.
  const loading = data.isLoading('budget', 'employeeTravel');
  return (
    <DashboardPanel
      slot="budget-statement"
      title={t['corporate.month.this']}
      {...panel}
      loading={loading}
      action={panel.failure ? undefined : <MonthKey {...shown} loading={loading} />}
      classNames={HEAD_CLASSES}
    >
      <PanelBody>
        <MonthFigures {...shown} />
      </PanelBody>
    </DashboardPanel>
  );
}

/** The allocated, spent and requested budget of each department. */
function DepartmentsPanel({ data }: { data: CorporateData }) {
  const { t } = useWords();
  const { departments } = data;
  const requested = useMemo(() => requestedOf(data), [data]);
  const panel = panelOf(data, 'departments');
  const loading = data.isLoading('departments', 'employeeTravel');
  const isEmpty = departments.items.length === 0 && !loading;
  return (
    <DashboardPanel
      slot="department-budgets"
      title={t['corporate.departments.title']}
      {...panel}
      // The requests of a department are in its row.
      loading={loading}
      action={isEmpty || panel.failure ? undefined : <LimitNote />}
      classNames={HEAD_CLASSES}
      footer={isPartOfBudget(data) && !loading ? <PartOfBudget departments={departments.items} /> : undefined}
    >
      <DepartmentBullets
        label={t['corporate.departments.title']}
        departments={departments.items}
        requested={requested}
      />
    </DashboardPanel>
  );
}

/** The budget of all departments, where that is less than the whole budget: 'Total of these 4'. */
function PartOfBudget({ departments }: { departments: readonly Department[] }) {
  const totalText = useTotalText();
  return (
    <>
      <bdi>{totalText(departments.length, true)}</bdi>
      <bdi className="t:figures-in-text">
        <FigureOf
          used={sumOf(departments.map(({ used }) => used))}
          budget={sumOf(departments.map(({ allocated }) => allocated))}
        />
      </bdi>
    </>
  );
}

/** Returns whether the departments have been given less than the whole budget. */
function isPartOfBudget({ departments, budget }: CorporateData): boolean {
  const allocated = sumOf(departments.items.map((department) => department.allocated));
  return (
    departments.items.length > 0 &&
    moreThan(roundMoney(allocated), departments.isSample, budget, 'total') !== undefined
  );
}
