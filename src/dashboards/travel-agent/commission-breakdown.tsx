import { Delta } from '../../components/stat-tile';
import type { Commissions } from '../../domain';
import { formatMoney, formatMoneyCompact } from '../../lib/format-money';
import { growthDelta, ShareBreakdown } from '../shared';
import { COMMISSION_BREAKDOWN } from './texts';

/** This month's commissions: how they grew, where they come from, and last month's (spec section 2). */
export function CommissionBreakdown({ commissions }: { commissions: Commissions }) {
  const { thisMonth, lastMonth, growth, platformCommission, externalCommission } = commissions;
  return (
    <ShareBreakdown
      label={COMMISSION_BREAKDOWN}
      figure={formatMoneyCompact(thisMonth)}
      full={formatMoney(thisMonth)}
      beside={<Delta {...growthDelta(growth)} />}
      parts={[
        { label: 'Platform', amount: platformCommission, tone: 'brand' },
        { label: 'External', amount: externalCommission, tone: 'accent' },
      ]}
      format={formatMoneyCompact}
      last={{ label: 'Last month', value: formatMoneyCompact(lastMonth), percent: '' }}
    />
  );
}
