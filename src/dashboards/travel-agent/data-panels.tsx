import { DashboardPanel, type DashboardPanelProps, isLoading } from '../shared';
import { ClientsByType } from './clients-by-type';
import { CommissionBreakdown } from './commission-breakdown';
import { ProvidersTable } from './providers-table';
import { CLIENTS_BY_TYPE, COMMISSION_BREAKDOWN, PROVIDER_PERFORMANCE } from './texts';
import type { TravelAgentData } from './travel-agent-data';

interface DataPanelProps extends Pick<DashboardPanelProps, 'action' | 'fill'> {
  data: TravelAgentData;
}

// Panels that stand on more than one tab.

export function ClientsByTypePanel({ data: { clientCounts, loading }, ...panel }: DataPanelProps) {
  return (
    <DashboardPanel
      title={CLIENTS_BY_TYPE}
      sample={clientCounts.isSample}
      loading={isLoading(loading, 'clients')}
      resetKeys={[clientCounts]}
      {...panel}
    >
      <ClientsByType counts={clientCounts.value} />
    </DashboardPanel>
  );
}

export function CommissionBreakdownPanel({ data: { commissions, loading }, ...panel }: DataPanelProps) {
  return (
    <DashboardPanel
      title={COMMISSION_BREAKDOWN}
      sample={commissions.isSample}
      loading={isLoading(loading, 'commissions')}
      resetKeys={[commissions]}
      {...panel}
    >
      <CommissionBreakdown commissions={commissions.value} />
    </DashboardPanel>
  );
}

interface ProvidersPanelProps extends DataPanelProps {
  /** How many providers to show. @default all of them */
  limit?: number;
}

export function ProvidersPanel({
  data: { externalBookings, loading },
  limit,
  ...panel
}: ProvidersPanelProps) {
  return (
    <DashboardPanel
      title={PROVIDER_PERFORMANCE}
      sample={externalBookings.isSample}
      dropped={externalBookings.dropped}
      loading={isLoading(loading, 'externalBookings')}
      resetKeys={[externalBookings]}
      {...panel}
    >
      <ProvidersTable providers={externalBookings.items} limit={limit} />
    </DashboardPanel>
  );
}
