'use client';
import { cva } from 'class-variance-authority';
import { useMemo } from 'react';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { RowList } from '../../components/row-list/index.js';
import { Skeleton, SkeletonLine } from '../../components/skeleton/index.js';
import { NEAR_LIMIT_PERCENT, sumOf } from '../../domain/figures.js';
import type { Department } from '../../domain/index.js';
import { plain } from '../../i18n/message.js';
import { cx } from '../../lib/cx.js';
import { roundMoney } from '../../lib/math.js';
import {
  DashboardPanel,
  type DataPanelProps,
  largerFigure,
  MonthsPanel,
  panelOf,
  useTotalText,
} from '../shared/index.js';
import { FigureOf, NoDepartments, pendingCosts, Shares, useDepartmentUse } from './budget-use.js';
import { type EmployeeTravelActions, knownRequests } from './employee-travel.js';
import { useI18n } from './i18n.js';
import { MonthFigures, MonthKey } from './month-figures.js';
import { DepartmentRequestsPanel } from './needed-requests.js';
import type { CorporateData } from './reads.js';

const HEAD_CLASSES = { 'panel-action': 't:@max-phone:ms-0 t:@max-phone:w-full' };

/** Tab with the month's budget, each department's, and the requests of the one closest to its limit. */
export function BudgetTab({ data, ...actions }: { data: CorporateData } & EmployeeTravelActions) {
  const { t } = useI18n();
  return (
    <DashboardStack className="t:shares-width">
      <MonthPanel data={data} />
      <DepartmentsPanel data={data} />
      {/* Panels without a skeleton come last, so that nothing moves when they appear. */}
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

export function MonthPanel({ data, ...rest }: DataPanelProps<CorporateData>) {
  const { t } = useI18n();
  const { budget } = data;
  const panel = panelOf(data, 'budget');
  // A sample budget has no pending requests.
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
      {...rest}
    >
      <PanelBody>
        <MonthFigures {...shown} />
      </PanelBody>
    </DashboardPanel>
  );
}

/** A row for each department, with a line across the bar that marks the limit. */
export function DepartmentsPanel({ data, ...rest }: DataPanelProps<CorporateData>) {
  const { t, format } = useI18n();
  const totalText = useTotalText();
  const { items, isSample } = data.departments;
  const requested = useMemo(() => pendingCosts(data), [data]);
  const panel = panelOf(data, 'departments');
  const title = t['corporate.departments.title'];
  const loading = data.isLoading('departments', 'employeeTravel');
  const isEmpty = items.length === 0 && !loading;
  const allocated = sumOf(items.map((department) => department.allocated));
  const isPartOfBudget =
    items.length > 0 && largerFigure(roundMoney(allocated), isSample, data.budget, 'total') !== undefined;
  return (
    <DashboardPanel
      slot="department-budgets"
      title={title}
      {...panel}
      // A row includes the department's requests.
      loading={loading}
      action={
        isEmpty || panel.failure ? undefined : (
          <bdi className="t:text-label t:text-muted">
            {t['corporate.departments.line']({ share: format.percent(NEAR_LIMIT_PERCENT) })}
          </bdi>
        )
      }
      classNames={HEAD_CLASSES}
      footer={
        isPartOfBudget && !loading ? (
          <>
            <bdi>{totalText(items.length, true)}</bdi>
            <bdi className="t:figures-in-text">
              <FigureOf used={sumOf(items.map(({ used }) => used))} budget={allocated} />
            </bdi>
          </>
        ) : undefined
      }
      {...rest}
    >
      <RowList
        aria-label={title}
        rows={items}
        rowKey={({ key }) => key}
        skeletonRows={4}
        skeletonRow={<DepartmentBullet />}
        empty={<NoDepartments />}
        classNames={LIST_CLASSES}
      >
        {(department) => (
          <DepartmentBullet department={department} cost={requested.get(department.name) ?? 0} />
        )}
      </RowList>
    </DashboardPanel>
  );
}

const LIST_CLASSES = { 'row-list-rows': 't:pb-2' };

const NAME = 't:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667] t:font-semibold t:wrap-anywhere';
const NOTE = 't:text-label t:wrap-break-word';

const atEnd = cva('', { variants: { loading: { true: 't:flex t:justify-end', false: 't:block' } } });
const shareTone = cva('t:figures', {
  variants: { near: { true: 't:text-warning-text', false: 't:text-ink' } },
});
const restTone = cva(NOTE, {
  variants: { over: { true: 't:font-semibold t:text-warning-text', false: 't:text-muted' } },
});

interface DepartmentBulletProps {
  /** @default a skeleton */
  department?: Department | undefined;
  cost?: number | undefined;
}

function DepartmentBullet({ department, cost = 0 }: DepartmentBulletProps) {
  const { t, format } = useI18n();
  const { name, used, allocated } = department ?? NO_DEPARTMENT;
  const { bar, share, later, rest, isNearLimit, isOver } = useDepartmentUse({ used, allocated }, cost);
  const spent = t['corporate.use.used-of']({ used: format.money(used), budget: format.money(allocated) });
  const isShown = department !== undefined;
  const line = atEnd({ loading: !isShown });
  return (
    <li className="t:mx-(--row-inset) t:grid t:min-h-16 t:grid-cols-[calc(11*var(--tapa-rem,1rem))_minmax(0,1fr)_calc(9.25*var(--tapa-rem,1rem))] t:items-center t:gap-x-6 t:gap-y-1.5 t:border-t t:py-2.5 t:first:border-t-0 t:@max-phone:flex t:@max-phone:flex-wrap t:@max-phone:gap-x-3">
      <div className="t:min-w-0 t:@max-phone:min-w-min t:@max-phone:flex-1 t:@max-card:basis-full">
        <span className={cx('t:block', NAME)}>
          {isShown ? <bdi>{name}</bdi> : <SkeletonLine width={112} />}
        </span>
        <span className={cx('t:block t:text-muted', NOTE)}>
          {isShown ? <bdi>{plain(spent)}</bdi> : <SkeletonLine width={128} height={12} />}
        </span>
      </div>
      <div className="t:min-w-0 t:@max-phone:order-1 t:@max-phone:basis-full">
        {isShown ? (
          <Progress aria-label={t['corporate.use.bar']({ of: name })} {...bar} mark={NEAR_LIMIT_PERCENT} />
        ) : (
          <Skeleton className="t:block t:h-rem-1" />
        )}
      </div>
      <div className="t:min-w-0 t:text-end t:@max-phone:ms-auto t:@max-card:ms-0 t:@max-card:text-start">
        <span className={cx(line, NAME, shareTone({ near: isNearLimit || isOver }))}>
          {isShown ? <Shares share={share} later={later} /> : <SkeletonLine width={84} />}
        </span>
        {/* Visually, the bar reaches the limit line. */}
        {isNearLimit ? <span className="t:sr-only">{t['progress.near-limit']}</span> : null}
        <span className={cx(line, restTone({ over: isOver }))}>
          {isShown ? <bdi>{rest}</bdi> : <SkeletonLine width={104} height={12} />}
        </span>
      </div>
    </li>
  );
}

const NO_DEPARTMENT = { name: '', used: 0, allocated: 0 };
