import { DefinitionLines, PanelBody } from '../../components/panel';
import { Delta } from '../../components/stat-tile';
import type { Revenue } from '../../domain';
import { formatMoney, formatMoneyCompact } from '../../lib/format-money';
import { FigureLine, growthDelta } from '../shared';
import { COMMISSION_LABEL, PAYOUT, THIS_MONTH } from './texts';

/** This month's revenue, less the platform's commission, makes the payout (spec section 2). */
export function RevenueStatement({ revenue }: { revenue: Revenue }) {
  const { thisMonth, growth } = revenue;
  return (
    <PanelBody>
      <FigureLine
        figure={formatMoneyCompact(thisMonth)}
        full={formatMoney(thisMonth)}
        beside={<Delta {...growthDelta(growth)} />}
      />
      <RevenueLines revenue={revenue} className="t:mt-3" />
    </PanelBody>
  );
}

/** The same without the large figure, for places that have it beside. */
export function RevenueLines({ revenue, className }: { revenue: Revenue; className?: string }) {
  const { thisMonth, commission, payout } = revenue;
  return (
    <DefinitionLines
      className={className}
      lines={[
        { term: THIS_MONTH, value: formatMoney(thisMonth) },
        { term: COMMISSION_LABEL, value: formatMoney(-commission) },
        { term: PAYOUT, value: formatMoney(payout), total: true },
      ]}
    />
  );
}
