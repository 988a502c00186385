'use client';
import { Delta } from '../../components/stat-tile';
import type { Commissions } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { growthDelta, ShareBreakdown } from '../shared';
import { COMMISSION_BREAKDOWN } from './texts';

/** This month's commissions: how they grew, where they come from, and last month's (spec section 2). */
export function CommissionBreakdown({ commissions }: { commissions: Commissions }) {
  const format = useFormatters();
  const { thisMonth, lastMonth, growth, platformCommission, externalCommission } = commissions;
  return (
    <ShareBreakdown
      label={COMMISSION_BREAKDOWN}
      figure={format.compactMoney(thisMonth)}
      full={format.money(thisMonth)}
      beside={<Delta {...growthDelta(format, growth)} />}
      parts={[
        { label: 'Platform', amount: platformCommission, tone: 'brand' },
        { label: 'External', amount: externalCommission, tone: 'accent' },
      ]}
      format={format.compactMoney}
      last={{ label: 'Last month', value: format.compactMoney(lastMonth), percent: '' }}
    />
  );
}
