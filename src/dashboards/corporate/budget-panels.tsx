'use client';
import { type DefinitionLine, DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { SkeletonLine } from '../../components/skeleton/index.js';
import { plain } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { roundMoney } from '../../lib/math.js';
import { DashboardPanel, type DataPanelProps, panelOf } from '../shared/index.js';
import { BudgetMeter, DepartmentBars, FigureOf, monthUse, pendingCosts, strongFigure } from './budget-use.js';
import { waitingRequests } from './employee-travel.js';
import { useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

/** The month's budget with its departments. */
export function BudgetOverviewPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t, format } = useI18n();
  const budget = data.budget.value;
  const use = monthUse(budget, format);
  return (
    <DashboardPanel
      slot="budget-overview"
      title={t['corporate.month.title']}
      {...panelOf(data, 'budget', 'departments')}
      {...panel}
    >
      {() => (
        <PanelBody>
          <BudgetMeter use={use} className="t:mt-3 t:mb-2" />
          <div className="t:flex t:flex-wrap t:justify-between t:gap-x-3 t:gap-y-1 t:text-label t:text-muted">
            {data.isLoading('budget', 'departments') ? (
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
          <h3 className="t:mt-5 t:mb-3 t:border-t t:pt-4 t:text-label t:leading-[1.5385] t:font-semibold t:text-muted">
            {t['corporate.budget.by-department']}
          </h3>
          <DepartmentBars departments={data.departments.items} requested={pendingCosts(data)} />
        </PanelBody>
      )}
    </DashboardPanel>
  );
}

interface BudgetStatementPanelProps extends DataPanelProps<CorporateData> {
  /** Adds the amount left if all pending requests were approved. @default false */
  withWaiting?: boolean | undefined;
}

/** The month's budget as a list of amounts. */
export function BudgetStatementPanel({ data, withWaiting = false, ...panel }: BudgetStatementPanelProps) {
  const { t, format } = useI18n();
  const { total, used, remaining } = data.budget.value;
  const use = monthUse(data.budget.value, format);
  const waiting = waitingRequests(data);
  const leftText = (left: number) =>
    left < 0 ? plain(t['corporate.use.over-by']({ amount: -left }, format)) : format.money(left);
  const rest = use.isOver ? -use.overBy : remaining;
  const lines: DefinitionLine[] = [
    { term: t['corporate.statement.total'], value: format.money(total) },
    { term: t['corporate.statement.used'], value: format.money(used) },
    {
      term: t['corporate.statement.remaining'],
      value: use.isOver ? leftText(rest) : format.money(remaining),
      total: true,
    },
  ];
  // Keeps the line's place while the requests load.
  if (withWaiting && data.isLoading('employeeTravel')) {
    lines.push({ term: t['corporate.statement.if-all'], value: <SkeletonLine width={72} /> });
  } else if (withWaiting && waiting && waiting.count > 0) {
    lines.push({
      term: t[`corporate.statement.if-${waiting.total === undefined ? 'approved' : 'these'}`](
        { count: waiting.count },
        format,
      ),
      value: <span className="t:text-muted">{leftText(roundMoney(rest - waiting.cost))}</span>,
    });
  }
  return (
    <DashboardPanel
      slot="budget-statement"
      title={t['corporate.month.title']}
      {...panelOf(data, 'budget')}
      {...panel}
    >
      <PanelBody>
        <BudgetMeter use={use} className="t:mt-3 t:mb-1" />
        <DefinitionLines lines={lines} className="t:[&>div:first-child]:border-t-0" />
      </PanelBody>
    </DashboardPanel>
  );
}

/** Bars of the allocated, spent and requested budget of each department. */
export function DepartmentBarsPanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { t } = useI18n();
  const { departments } = data;
  return (
    <DashboardPanel
      slot="department-budgets"
      title={t['corporate.departments.title']}
      {...panelOf(data, 'departments')}
      {...panel}
    >
      <PanelBody>
        <DepartmentBars departments={departments.items} requested={pendingCosts(data)} />
      </PanelBody>
    </DashboardPanel>
  );
}
