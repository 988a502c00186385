'use client';
import { type DefinitionLine, DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import type { Budget, Department } from '../../domain/index.js';
import { plain } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { roundMoney } from '../../lib/math.js';
import { DashboardPanel, type DataPanelProps, panelOf } from '../shared/index.js';
import { BudgetMeter, DepartmentBars, FigureOf, monthUse, requestedOf, strongFigure } from './budget-use.js';
import { waitingRequests } from './employee-travel.js';
import type { CorporateData } from './reads.js';
import { useWords, type Words } from './words.js';

/** The month's budget with its departments, on one panel. */
export function BudgetOverviewPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t } = useWords();
  return (
    <DashboardPanel
      slot="budget-overview"
      title={t['corporate.month.title']}
      {...panelOf(data, 'budget', 'departments')}
      {...panel}
    >
      <BudgetOverview
        budget={data.budget.value}
        departments={data.departments.items}
        requested={requestedOf(data)}
      />
    </DashboardPanel>
  );
}

interface BudgetOverviewProps {
  budget: Budget;
  departments: readonly Department[];
  /** Returns the cost of waiting requests, by department. */
  requested: ReadonlyMap<string, number>;
}

function BudgetOverview({ budget, departments, requested }: BudgetOverviewProps) {
  const { t, format } = useWords();
  const loading = useLoading();
  const use = monthUse(budget, format);
  return (
    <PanelBody>
      <BudgetMeter use={use} className="t:mt-3 t:mb-2" />
      <div className="t:flex t:flex-wrap t:justify-between t:gap-x-3 t:gap-y-1 t:text-label t:text-muted">
        {loading ? (
          <SkeletonLine width={132} height={12} />
        ) : (
          <>
            <bdi className="t:figures-in-text">
              <FigureOf used={budget.used} budget={budget.total} />
            </bdi>
            <bdi className="t:figures-in-text">
              {use.isOver ? (
                strongFigure(plain(t['corporate.use.over-by']({ amount: use.overBy }, format)))
              ) : (
                <Sentence
                  text={t['corporate.use.left']({
                    amount: format.money(budget.remaining),
                    b: strongFigure,
                  })}
                />
              )}
            </bdi>
          </>
        )}
      </div>
      <h3 className="t:mt-6 t:mb-3.5 t:border-t t:pt-4 t:text-label t:leading-[1.5385] t:font-semibold t:text-muted">
        {t['corporate.budget.by-department']}
      </h3>
      <DepartmentBars departments={departments} requested={requested} />
    </PanelBody>
  );
}

interface BudgetStatementPanelProps extends DataPanelProps<CorporateData> {
  /** Adds what would be left if all waiting requests were approved. @default false */
  withWaiting?: boolean | undefined;
}

/** The month's budget, line by line. */
export function BudgetStatementPanel({ data, withWaiting = false, ...panel }: BudgetStatementPanelProps) {
  const { t, format } = useWords();
  const title = t['corporate.month.title'];
  const { budget } = data;
  const lines = statementLines({ t, format }, budget.value);
  const waitingLine = withWaiting ? waitingLineOf({ t, format }, data) : null;
  return (
    <DashboardPanel slot="budget-statement" title={title} {...panelOf(data, 'budget')} {...panel}>
      <PanelBody>
        <BudgetMeter use={monthUse(budget.value, format)} className="t:mt-3.5 t:mb-1" />
        <DefinitionLines
          lines={waitingLine ? [...lines, waitingLine] : lines}
          className="t:[&>div:first-child]:border-t-0"
        />
      </PanelBody>
    </DashboardPanel>
  );
}

function statementLines({ t, format }: Words, budget: Budget): readonly DefinitionLine[] {
  const { isOver, overBy } = monthUse(budget, format);
  return [
    { term: t['corporate.statement.total'], value: format.money(budget.total) },
    { term: t['corporate.statement.used'], value: format.money(budget.used) },
    {
      term: t['corporate.statement.remaining'],
      value: isOver
        ? plain(t['corporate.use.over-by']({ amount: overBy }, format))
        : format.money(budget.remaining),
      total: true,
    },
  ];
}

/** Says the rest if all waiting requests were approved. While the requests load, the line keeps its place. */
function waitingLineOf({ t, format }: Words, data: CorporateData): DefinitionLine | null {
  if (data.isLoading('employeeTravel')) {
    return { term: t['corporate.statement.if-all'], value: <SkeletonLine width={72} /> };
  }
  const waiting = waitingRequests(data);
  if (!waiting || waiting.count === 0) return null;
  const { isOver, overBy } = monthUse(data.budget.value, format);
  const left = roundMoney((isOver ? -overBy : data.budget.value.remaining) - waiting.cost);
  return {
    term:
      waiting.total === undefined
        ? t['corporate.statement.if-approved']({ count: waiting.count }, format)
        : t['corporate.statement.if-these']({ count: waiting.count }, format),
    value: (
      <span className="t:text-muted">
        {left < 0 ? plain(t['corporate.use.over-by']({ amount: -left }, format)) : format.money(left)}
      </span>
    ),
  };
}

/** Shows the allocated, spent and requested budget of each department, as bars. */
export function DepartmentBarsPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t } = useWords();
  const { departments } = data;
  return (
    <DashboardPanel
      slot="department-budgets"
      title={t['corporate.departments.title']}
      {...panelOf(data, 'departments')}
      {...panel}
    >
      <PanelBody>
        <DepartmentBars departments={departments.items} requested={requestedOf(data)} />
      </PanelBody>
    </DashboardPanel>
  );
}
