'use client';
import { DefinitionLines, PanelBody } from '../../components/panel';
import { Delta } from '../../components/stat-tile';
import type { Revenue } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { FigureLine, growthDelta } from '../shared';
import { COMMISSION_LABEL, PAYOUT, THIS_MONTH } from './texts';

/** This month's revenue, less the platform's commission, makes the payout (spec section 2). */
export function RevenueStatement({ revenue }: { revenue: Revenue }) {
  const format = useFormatters();
  const { thisMonth, growth } = revenue;
  return (
    <PanelBody>
      <FigureLine
        figure={format.compactMoney(thisMonth)}
        full={format.money(thisMonth)}
        beside={<Delta {...growthDelta(format, growth)} />}
      />
      <RevenueLines revenue={revenue} className="t:mt-3" />
    </PanelBody>
  );
}

/** The same without the large figure, for places that have it beside. */
export function RevenueLines({ revenue, className }: { revenue: Revenue; className?: string }) {
  const format = useFormatters();
  const { thisMonth, commission, payout } = revenue;
  return (
    <DefinitionLines
      className={className}
      lines={[
        { term: THIS_MONTH, value: format.money(thisMonth) },
        { term: COMMISSION_LABEL, value: format.money(-commission) },
        { term: PAYOUT, value: format.money(payout), total: true },
      ]}
    />
  );
}
