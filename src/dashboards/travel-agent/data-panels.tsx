import { DashboardPanel, type DashboardPanelProps } from '../shared';
import { ClientsByType } from './clients-by-type';
import { CommissionBreakdown } from './commission-breakdown';
import { ProvidersTable } from './providers-table';
import type { TravelAgentData } from './reads';
import { CLIENTS_BY_TYPE, COMMISSION_BREAKDOWN, PROVIDER_PERFORMANCE } from './texts';

interface DataPanelProps extends Pick<DashboardPanelProps, 'action' | 'fill'> {
  data: TravelAgentData;
}

// Panels that stand on more than one tab.

export function ClientsByTypePanel({ data: { clientCounts, isLoading }, ...panel }: DataPanelProps) {
  return (
    <DashboardPanel
      title={CLIENTS_BY_TYPE}
      sample={clientCounts.isSample}
      loading={isLoading('clients')}
      resetKeys={[clientCounts]}
      {...panel}
    >
      <ClientsByType counts={clientCounts.value} />
    </DashboardPanel>
  );
}

export function CommissionBreakdownPanel({ data: { commissions, isLoading }, ...panel }: DataPanelProps) {
  return (
    <DashboardPanel
      title={COMMISSION_BREAKDOWN}
      sample={commissions.isSample}
      loading={isLoading('commissions')}
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
  data: { externalBookings, isLoading },
  limit,
  ...panel
}: ProvidersPanelProps) {
  return (
    <DashboardPanel
      title={PROVIDER_PERFORMANCE}
      sample={externalBookings.isSample}
      dropped={externalBookings.dropped}
      loading={isLoading('externalBookings')}
      resetKeys={[externalBookings]}
      {...panel}
    >
      <ProvidersTable providers={externalBookings.items} limit={limit} />
    </DashboardPanel>
  );
}
