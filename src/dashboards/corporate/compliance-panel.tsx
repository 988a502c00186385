'use client';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel, FigureLine } from '../shared';
import type { CorporateData } from './reads';
import { COMPLIANCE } from './texts';

/** The compliance score (decision 31). */
export function CompliancePanel({ data: { stats, isLoading } }: { data: CorporateData }) {
  const format = useFormatters();
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
          figure={format.percent(complianceScore)}
          beside={<span className="t:text-muted">compliance score</span>}
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
