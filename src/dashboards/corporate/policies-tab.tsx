'use client';
import { useMemo } from 'react';
import { StatusBadge, useSampleData } from '../../components/badge/index.js';
import { DashboardGrid } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import type { PagerControl } from '../../components/pager/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { RowList } from '../../components/row-list/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import type { GridColumnModel } from '../../data-grid/index.js';
import { type Policy, type PolicyData, policies, statusTone } from '../../domain/index.js';
import { Sentence } from '../../i18n/sentence.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { useDrawsAction } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { namesByKey } from '../../lib/text.js';
import {
  DashboardPanel,
  type DataPanelProps,
  emptyRow,
  LateList,
  panelOf,
  RowButton,
  statusColumn,
} from '../shared/index.js';
import type { CorporateTabProps } from './corporate-dashboard.js';
import { type I18n, useI18n } from './i18n.js';
import type { CorporateData } from './reads.js';

type PoliciesTabProps = Pick<CorporateTabProps, 'data' | 'onManagePolicy'>;

/** Tab with every policy and the compliance score. */
export const PoliciesTab = ({ data, onManagePolicy }: PoliciesTabProps) => (
  <DashboardGrid>
    <TravelPoliciesPanel span={8} data={data} onManagePolicy={onManagePolicy} />
    <CompliancePanel span={4} data={data} />
  </DashboardGrid>
);

/** Every policy, searched by name and description, filtered by status. */
export function TravelPoliciesPanel({
  data,
  onManagePolicy,
  ...panel
}: PoliciesTabProps & DataPanelProps<CorporateData>) {
  const { t } = useI18n();
  const drawsAction = useDrawsAction();
  const { items } = data.policies;
  const columns = useMemo(() => policyColumns(t), [t]);
  return (
    <DashboardPanel
      slot="travel-policies"
      title={t['corporate.policies.title']}
      count={items.length}
      countLabel={t['corporate.policies.count']({ count: items.length })}
      {...panelOf(data, 'policies')}
      {...panel}
    >
      <LateList columns={columns} rows={items} searchLabel={t['list.policies.search']} skeletonRows={3}>
        {(shown, paging) => (
          <PolicyList
            policies={shown}
            onManage={drawsAction(onManagePolicy) ? onManagePolicy : null}
            {...paging}
          />
        )}
      </LateList>
    </DashboardPanel>
  );
}

export function CompliancePanel({ data, ...panel }: DataPanelProps<CorporateData>) {
  const { stats } = data;
  const { t, format } = useI18n();
  const { complianceScore } = stats.value;
  return (
    <DashboardPanel
      slot="compliance"
      title={t['corporate.compliance.title']}
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
              {t['corporate.compliance.score']}
            </span>
          }
        />
        <Progress
          aria-label={t['corporate.compliance.bar']}
          className="t:mt-3 t:flex-none"
          value={complianceScore}
          valueText={format.percent(complianceScore)}
        />
      </PanelBody>
    </DashboardPanel>
  );
}

const policyColumns = (t: I18n['t']): readonly GridColumnModel<Policy>[] => [
  { key: 'policy', header: t['list.policy'], value: ({ name }) => name },
  { key: 'description', header: t['list.description'], value: (row) => row.description, sortable: false },
  { key: 'updated', header: t['list.updated'], kind: 'date', value: ({ lastUpdated }) => lastUpdated },
  statusColumn(t['list.status'], t),
];

interface PolicyListProps extends PagerControl {
  policies: readonly Policy[];
  /** Called by a policy's Manage button; `undefined` makes the buttons inert, `null` hides them. */
  onManage: ((policy: PolicyData) => unknown) | null | undefined;
}

export function PolicyList({ policies, onManage, ...paging }: PolicyListProps) {
  const { t } = useI18n();
  const joinFacts = useJoinFacts();
  const names = useMemo(
    () =>
      namesByKey(
        policies,
        ({ name, description, lastUpdated }) => [name, description, lastUpdated],
        joinFacts,
      ),
    [policies, joinFacts],
  );
  return (
    <RowList
      aria-label={t['corporate.policies.list']}
      rows={policies}
      rowKey={({ key }) => key}
      {...paging}
      skeletonRow={<PolicyRow policy={PLACEHOLDER} onManage={onManage} />}
      empty={<EmptyState title={t['corporate.policies.empty']}>{t['corporate.policies.how-to']}</EmptyState>}
    >
      {(policy) => <PolicyRow policy={policy} of={names.get(policy.key)} onManage={onManage} />}
    </RowList>
  );
}

const PLACEHOLDER = emptyRow(policies, 'placeholder');

interface PolicyRowProps extends Pick<PolicyListProps, 'onManage'> {
  policy: Policy;
  /** Name for its button, distinguished from equal ones. */
  of?: string | undefined;
}

function PolicyRow({ policy, of, onManage: manage }: PolicyRowProps) {
  const { t, format } = useI18n();
  const loading = useLoading();
  const onManage = useSampleData() ? null : manage;
  const { name, description, status, lastUpdated } = policy;
  const date = format.date(lastUpdated);
  const day = format.isoDay(lastUpdated);
  const time = (text: string) => (
    <time dateTime={day} className="t:whitespace-nowrap">
      {text}
    </time>
  );
  return (
    <li
      data-slot="policy-row"
      className="t:flex t:flex-wrap t:content-center t:items-center t:gap-x-3 t:gap-y-2 t:border-t t:px-(--row-inset) t:py-3 t:transition-colors t:hover:bg-surface-hover"
    >
      <div className="t:grid t:min-w-0 t:grow t:basis-rem-9 t:gap-0.5">
        {loading ? (
          <>
            <SkeletonLine width="45%" />
            {(['80%', '35%'] as const).map((width) => (
              <span key={width} className="t:text-label">
                <SkeletonLine width={width} height={12} />
              </span>
            ))}
          </>
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
              <bdi>
                {day === undefined ? (
                  t['corporate.policies.updated-unknown']({ date })
                ) : (
                  <Sentence text={t['corporate.policies.updated']({ date, b: time })} />
                )}
              </bdi>
            </span>
          </>
        )}
      </div>
      <div
        className={cx(
          't:flex t:min-w-0 t:flex-wrap t:items-center t:gap-x-4 t:gap-y-2',
          // On a second line where it is narrow: beside the buttons texts would be squeezed.
          onManage !== null && 't:self-center t:@max-phone:w-full t:@max-phone:justify-between',
        )}
      >
        {loading ? (
          <span className="t:flex t:h-badge-height t:items-center">
            <Skeleton shape="pill" width={72} height={20} />
          </span>
        ) : (
          <StatusBadge status={status} tone={statusTone('policy', status)} />
        )}
        {onManage === null ? null : (
          <RowButton
            skeletonWidth={76}
            aria-label={t['corporate.policies.manage-of']({ of: of ?? name })}
            onPress={onManage && (() => onManage(policy))}
          >
            {t['corporate.policies.manage']}
          </RowButton>
        )}
      </div>
    </li>
  );
}
