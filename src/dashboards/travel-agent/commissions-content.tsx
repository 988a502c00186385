'use client';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { ShareBreakdown } from '../../components/share-breakdown/index.js';
import { Delta } from '../../components/stat-tile/index.js';
import {
  DashboardPanel,
  type DataOf,
  type DataPanelProps,
  dataOf,
  FailureBanner,
  FigureTiles,
  figuresOf,
  growthDelta,
  type PartState,
  panelOf,
  SamplesContext,
} from '../shared/index.js';
import { TRAVEL_AGENT_READS } from './reads.js';
import { useWords } from './words.js';

const READS = { commissions: TRAVEL_AGENT_READS.commissions };

export interface CommissionsContentProps {
  /** Answer of `GET /api/travel-agent/commissions`. What is missing shows as sample figures, marked as such. */
  commissions?: PartState | undefined;
  /** True where sample figures stand in for those that are missing. @default true */
  samples?: boolean | undefined;
}

/**
 * The content of the Commissions tab, which has no trigger on the travel-agent dashboard (spec: 2.agent-commissions-tab):
 * this month's, last month's and their growth, and where they come from. It belongs below a page's h1.
 *
 * @example
 * <CommissionsContent commissions={useQuery(commissionsQuery)} />
 */
export function CommissionsContent({ commissions: given, samples = true }: CommissionsContentProps) {
  const data = dataOf(READS, { commissions: given }, samples ? {} : null);
  const { commissions, sampleFailure } = data;
  const { t, format } = useWords();
  return (
    <SamplesContext.Provider value={samples}>
      <DashboardStack className="t:@container t:whole-width t:shares-width t:root">
        {sampleFailure ? <FailureBanner failure={sampleFailure} isPartial={false} /> : null}
        <FigureTiles
          label={t['agent.commissions.figures']}
          columns={3}
          {...figuresOf(data, 'commissions')}
          tiles={() => ({
            thisMonth: { label: t['agent.commissions.this-month'], format: 'money' },
            lastMonth: { label: t['agent.commissions.last-month'], format: 'money' },
            growth: {
              label: t['agent.commissions.growth'],
              value: format.percent(commissions.value.growth),
            },
          })}
        />
        <CommissionBreakdownPanel data={data} />
      </DashboardStack>
    </SamplesContext.Provider>
  );
}

/** This month's commissions: how they grew, where they come from, and last month's (spec: 2.agent-commissions). */
export function CommissionBreakdownPanel({ data, ...panel }: DataPanelProps<DataOf<typeof READS>>) {
  const { t, format } = useWords();
  const title = t['agent.commissions.breakdown'];
  const { thisMonth, growth, lastMonth, platformCommission, externalCommission } = data.commissions.value;
  return (
    <DashboardPanel slot="commission-breakdown" title={title} {...panelOf(data, 'commissions')} {...panel}>
      {() => (
        <ShareBreakdown
          label={title}
          figure={format.compactMoney(thisMonth)}
          full={format.money(thisMonth)}
          total={thisMonth}
          beside={<Delta {...growthDelta(format, growth)} />}
          parts={[
            { label: t['agent.commissions.platform'], amount: platformCommission, tone: 'cat-1' },
            { label: t['agent.commissions.external'], amount: externalCommission, tone: 'cat-2' },
          ]}
          format={format.compactMoney}
          last={{
            label: t['agent.commissions.month-before'],
            value: format.compactMoney(lastMonth),
            percent: '',
          }}
        />
      )}
    </DashboardPanel>
  );
}
