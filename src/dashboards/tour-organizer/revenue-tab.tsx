'use client';
import { useId } from 'react';
import { DashboardGrid, DashboardStack, GridCell } from '../../components/dashboard-grid/index.js';
import { DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import { VoyageKey, VoyageStatement } from '../../components/voyage-band/index.js';
import { PLATFORM_COMMISSION_PERCENT } from '../../domain/constants.js';
import type { History, Revenue } from '../../domain/index.js';
import { monthCells, unitOf } from '../../domain/voyages.js';
import { cx } from '../../lib/cx.js';
import { DEEP_PANEL, DEEP_SURFACE, deepFigure } from '../../lib/deep.js';
import { roundMoney, roundTo } from '../../lib/math.js';
import { DashboardPanel, DashboardPart, type DataPanelProps, MonthsPanel, panelOf } from '../shared/index.js';
import { SeatsPanel } from './analytics-tab.js';
import { type I18n, useI18n } from './i18n.js';
import type { TourOrganizerData } from './reads.js';

/** Tab with the revenue statement, the payout, the months and the seats (spec: 2.organizer-revenue). */
export function RevenueTab({ data }: { data: TourOrganizerData }) {
  const { t } = useI18n();
  return (
    <DashboardStack className="t:shares-width">
      <DashboardGrid>
        <RevenueBreakdownPanel data={data} span={8} />
        <PayoutPanel data={data} />
      </DashboardGrid>
      <MonthsPanel
        slot="revenue-by-month"
        title={t['months.revenue']}
        state={t['months.revenue.state']}
        history={data.revenueHistory}
        loading={data.isLoading('revenue')}
      />
      <SeatsPanel data={data} />
    </DashboardStack>
  );
}

/** This month's revenue, commission and payout as triangles. */
export function RevenueBreakdownPanel({ data, ...panel }: DataPanelProps<TourOrganizerData>) {
  const { t, format } = useI18n();
  const { thisMonth, commission, payout } = data.revenue.value;
  return (
    <DashboardPanel
      slot="revenue-breakdown"
      title={t['organizer.revenue.breakdown']}
      legend={
        data.isLoading('revenue') ? (
          <span className="t:text-label">
            <SkeletonLine width={148} height={12} />
          </span>
        ) : // No triangles for 0.
        thisMonth > 0 ? (
          <VoyageKey states={[]} unit={format.money(unitOf(thisMonth))} unitLook="filled" />
        ) : null
      }
      classNames={{ 'panel-action': 't:@max-phone:ms-0 t:@max-phone:basis-full' }}
      {...panelOf(data, 'revenue')}
      {...panel}
    >
      <PanelBody>
        <VoyageStatement
          keyless
          whole={{ term: t['organizer.revenue.this-month'], amount: thisMonth }}
          taken={{
            term: t['organizer.revenue.commission']({ percent: PLATFORM_COMMISSION_PERCENT }, format),
            amount: commission,
          }}
          rest={{ term: t['organizer.revenue.payout'], amount: payout }}
        />
      </PanelBody>
    </DashboardPanel>
  );
}

const SLOT = 'payout';
/** Longer amounts are compact, with the full amount below. */
const MAX_LENGTH = 14;

/** This month's payout: on the deep surface, unless it is a sample or failed. */
export function PayoutPanel({ data }: { data: TourOrganizerData }) {
  const { revenue, revenueHistory, isLoading, failureOf } = data;
  const { t, format } = useI18n();
  const loading = isLoading('revenue');
  const title = t['organizer.payout.title'];
  if (!loading && (revenue.isSample || failureOf('revenue'))) {
    return (
      <DashboardPanel slot={SLOT} span={4} title={title} {...panelOf(data, 'revenue')}>
        {() => (
          <PanelBody>
            <FigureLine
              figure={format.compactMoney(revenue.value.payout)}
              full={format.money(revenue.value.payout)}
            />
            <DefinitionLines
              className="t:mt-3"
              lines={linesOf(revenue.value, revenueHistory, { t, format })}
            />
            <p className="t:mt-3 t:own-direction t:text-label t:text-pretty t:text-muted">
              {t['organizer.payout.rule']({ percent: PLATFORM_COMMISSION_PERCENT }, format)}
            </p>
          </PanelBody>
        )}
      </DashboardPanel>
    );
  }
  return (
    <GridCell span={4}>
      <DashboardPart subject={title} loading={loading} resetKeys={[revenue, revenueHistory]}>
        <DeepPayout revenue={revenue.value} history={revenueHistory} />
      </DashboardPart>
    </GridCell>
  );
}

function DeepPayout({ revenue, history }: { revenue: Revenue; history: History }) {
  const { t, format } = useI18n();
  const titleId = useId();
  const loading = useLoading();
  const full = format.money(revenue.payout);
  const figure = full.length > MAX_LENGTH ? format.compactMoney(revenue.payout) : full;
  return (
    <section
      data-slot={SLOT}
      data-state={loading ? 'loading' : 'ready'}
      data-tapa-surface="deep"
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      className={cx(DEEP_SURFACE, DEEP_PANEL)}
    >
      <div className="t:@container t:bar-width">
        <h2 id={titleId} className="t:text-label t:text-on-deep-muted">
          {t['organizer.payout.title']}
        </h2>
        <p aria-hidden={loading || undefined} className={cx(deepFigure(figure), 't:mt-1')}>
          {loading ? <SkeletonLine width={184} height={36} /> : <bdi>{figure}</bdi>}
        </p>
        {loading || full === figure ? null : (
          <p className="t:text-label t:text-on-deep-muted t:figures">
            <bdi>{full}</bdi>
          </p>
        )}
      </div>
      <dl aria-hidden={loading || undefined} className="t:grid t:gap-2.5">
        {linesOf(revenue, history, { t, format }).map(({ term, value }) => (
          <div key={term} className="t:flex t:flex-wrap t:items-baseline t:justify-between t:gap-x-4">
            <dt className="t:text-on-deep-muted">{term}</dt>
            <dd className="t:ms-auto t:font-semibold t:figures-in-text">
              {loading ? <SkeletonLine width={72} /> : <bdi>{value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="t:own-direction t:text-label t:text-pretty t:text-on-deep-muted">
        {t['organizer.payout.rule']({ percent: PLATFORM_COMMISSION_PERCENT }, format)}
      </p>
    </section>
  );
}

function linesOf(revenue: Revenue, history: History, { t, format }: I18n) {
  const { payout, growth } = revenue;
  const change = t['organizer.payout.change'];
  const before = payoutBefore(revenue, history);
  if (before !== undefined) {
    const amount = format.moneyChange(roundTo(payout, 0) - before);
    return [
      { term: t['organizer.payout.last-month'], value: format.money(before) },
      { term: change, value: t['organizer.payout.changed']({ amount, percent: format.percent(growth) }) },
    ];
  }
  const rounded = roundTo(growth, 0);
  const percent = format.percent(Math.abs(growth));
  const value =
    rounded === 0
      ? t['organizer.payout.same']
      : t[rounded > 0 ? 'organizer.payout.more' : 'organizer.payout.less']({ percent });
  return [{ term: change, value }];
}

/**
 * Returns last month's payout, in whole units of the currency, if the history of revenue includes this month
 * and this month's figures follow the commission rule; else `undefined`.
 */
export function payoutBefore(
  { thisMonth, payout, growth }: Revenue,
  { items }: Pick<History, 'items'>,
): number | undefined {
  const [previous, latest] = monthCells(items, 2);
  const before = previous?.confirmed;
  if (!before || before < 0 || latest?.confirmed == null) return undefined;
  if (roundMoney(latest.confirmed) !== roundMoney(thisMonth)) return undefined;
  const isByRule = Math.abs(payout - afterCommission(thisMonth)) < 1;
  const isSameGrowth = roundTo((thisMonth / before - 1) * 100, 0) === roundTo(growth, 0);
  return isByRule && isSameGrowth ? roundTo(afterCommission(before), 0) : undefined;
}

const afterCommission = (amount: number): number => (amount * (100 - PLATFORM_COMMISSION_PERCENT)) / 100;
