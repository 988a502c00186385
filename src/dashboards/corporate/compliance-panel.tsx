import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { formatPercent } from '../../lib/format-number';
import { DashboardPanel, FigureLine } from '../shared';
import type { CorporateData } from './reads';
import { COMPLIANCE } from './texts';

/** The compliance score (decision 31). */
export function CompliancePanel({ data: { stats, isLoading } }: { data: CorporateData }) {
  const { complianceScore } = stats.value;
  return (
    <DashboardPanel
      title={COMPLIANCE}
      sample={stats.sampleFields.has('complianceScore')}
      loading={isLoading('stats')}
      resetKeys={[stats]}
    >
      <PanelBody>
        <FigureLine
          figure={formatPercent(complianceScore)}
          beside={<span className="t:text-muted">compliance score</span>}
        />
        <Progress
          aria-label="Compliance score"
          className="t:mt-3 t:flex-none"
          value={complianceScore}
          valueText={formatPercent(complianceScore)}
          tone="positive"
        />
      </PanelBody>
    </DashboardPanel>
  );
}
