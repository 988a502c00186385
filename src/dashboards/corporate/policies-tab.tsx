'use client';
import { useMemo } from 'react';
import { StatusBadge, useSampleData } from '../../components/badge';
import { Button } from '../../components/button';
import { DashboardGrid } from '../../components/dashboard-grid';
import { EmptyState } from '../../components/empty-state';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { RowList } from '../../components/row-list';
import { FigureLine } from '../../components/share-breakdown';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton';
import { type Policy, type PolicyData, policies, statusBadge } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { namesByKey } from '../../lib/distinct-names';
import { useDrawsAction } from '../../lib/inert-actions';
import { DashboardPanel, type DataPanelProps, emptyRow, panelOf } from '../shared';
import type { CorporateShown } from './corporate-dashboard';
import type { CorporateData } from './reads';
import { COMPLIANCE, POLICIES, TRAVEL_POLICIES } from './texts';

/** Policies: every policy, and how well they are kept. */
export function PoliciesTab({ data, onManagePolicy }: CorporateShown) {
  const format = useFormatters();
  const drawsAction = useDrawsAction();
  const { policies } = data;
  return (
    <DashboardGrid>
      <DashboardPanel
        slot="travel-policies"
        span={8}
        title={TRAVEL_POLICIES}
        count={policies.items.length}
        countLabel={format.plural(policies.items.length, { one: 'policy', other: 'policies' })}
        {...panelOf(data, 'policies')}
      >
        <PolicyList
          policies={policies.items}
          onManage={drawsAction(onManagePolicy) ? (policy) => onManagePolicy?.(policy) : null}
        />
      </DashboardPanel>
      <CompliancePanel span={4} data={data} />
    </DashboardGrid>
  );
}

/** The compliance score. */
function CompliancePanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { stats } = data;
  const format = useFormatters();
  const { complianceScore } = stats.value;
  return (
    <DashboardPanel
      slot="compliance"
      title={COMPLIANCE}
      {...panelOf(data, 'stats')}
      sample={stats.sampleFields.has('complianceScore')}
      {...panel}
    >
      <PanelBody>
        <FigureLine
          figure={format.percent(complianceScore)}
          bySight
          beside={
            <span aria-hidden="true" className="t:text-muted">
              compliance score
            </span>
          }
        />
        <Progress
          aria-label="Compliance score"
          className="t:mt-3 t:flex-none"
          value={complianceScore}
          valueText={format.percent(complianceScore)}
          tone="positive"
        />
      </PanelBody>
    </DashboardPanel>
  );
}

interface PolicyListProps {
  policies: readonly Policy[];
  /** Called by a policy's Manage button; `null` leaves the buttons out. */
  onManage: ((policy: PolicyData) => void) | null;
}

/** Travel policies: name, what they say, whether they are active, and when they were updated. */
export function PolicyList({ policies, onManage }: PolicyListProps) {
  const names = useMemo(
    () => namesByKey(policies, ({ name, description, lastUpdated }) => [name, description, lastUpdated]),
    [policies],
  );
  return (
    <RowList
      aria-label={POLICIES}
      rows={policies}
      rowKey={({ key }) => key}
      skeletonRow={<PolicyRow policy={PLACEHOLDER} onManage={onManage} />}
      empty={
        <EmptyState title="No policies yet">
          The rules that your company sets for travel appear here.
        </EmptyState>
      }
    >
      {(policy) => <PolicyRow policy={policy} of={names.get(policy.key)} onManage={onManage} />}
    </RowList>
  );
}

/** Placeholder for a policy that is loading. */
const PLACEHOLDER = emptyRow(policies, 'placeholder');

interface PolicyRowProps extends Pick<PolicyListProps, 'onManage'> {
  policy: Policy;
  /** Completes the name of its button, to tell it from others. */
  of?: string | undefined;
}

function PolicyRow({ policy, of, onManage: manage }: PolicyRowProps) {
  const loading = useLoading();
  const onManage = useSampleData() ? null : manage;
  const { name, description, status, lastUpdated } = policy;
  return (
    <li
      data-slot="policy-row"
      className="t:flex t:flex-wrap t:content-start t:items-start t:gap-x-3 t:gap-y-2 t:border-t t:px-(--row-inset) t:py-[calc(12px*var(--tapa-density,1))] t:transition-tint t:hover:bg-surface-hover"
    >
      <div className="t:grid t:min-w-0 t:flex-[1_1_calc(9*var(--tapa-rem,1rem))] t:gap-0.5">
        {loading ? (
          <PolicySkeleton />
        ) : (
          <>
            <span className="t:font-semibold t:wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            {description ? (
              <span className="t:text-label t:text-muted t:wrap-anywhere">
                <bdi>{description}</bdi>
              </span>
            ) : null}
            <span className="t:text-label t:text-subtle">
              <UpdatedDate raw={lastUpdated} />
            </span>
          </>
        )}
      </div>
      <div
        className={cx(
          't:flex t:min-w-0 t:flex-wrap t:items-center t:gap-x-4 t:gap-y-2',
          // A second line where it is narrow: beside the buttons words would be squeezed.
          onManage && 't:self-center t:@max-[43em]/rows:w-full t:@max-[43em]/rows:justify-between',
        )}
      >
        {loading ? (
          <span className="t:flex t:h-badge-height t:items-center">
            <Skeleton shape="pill" width={72} height={20} />
          </span>
        ) : (
          <StatusBadge status={status} {...statusBadge('policy', status)} />
        )}
        {onManage && loading ? (
          <Skeleton
            shape="control"
            width={76}
            height="100%"
            className="t:min-h-button-height-sm t:touch:min-h-touch-target"
          />
        ) : null}
        {onManage && !loading ? (
          <Button size="sm" aria-label={`Manage ${of ?? name}`} onClick={() => onManage(policy)}>
            Manage
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function UpdatedDate({ raw }: { raw: string }) {
  const format = useFormatters();
  const day = format.isoDay(raw);
  const text = format.date(raw);
  return day === undefined ? (
    <bdi>{`Updated: ${text}`}</bdi>
  ) : (
    <bdi>
      <span className="t:contents">Updated</span> <time dateTime={day}>{text}</time>
    </bdi>
  );
}

function PolicySkeleton() {
  return (
    <>
      <SkeletonLine width="45%" />
      <span className="t:text-label">
        <SkeletonLine width="80%" height={12} />
      </span>
      <span className="t:text-label">
        <SkeletonLine width="35%" height={12} />
      </span>
    </>
  );
}
