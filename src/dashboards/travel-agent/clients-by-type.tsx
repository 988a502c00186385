'use client';
import type { ClientCounts } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { ShareBreakdown } from '../shared';
import { CLIENT_TYPE_LABELS } from './client-types';
import { CLIENTS_BY_TYPE } from './texts';

/** How many clients there are of each type (spec section 2). */
export function ClientsByType({ counts }: { counts: ClientCounts }) {
  const format = useFormatters();
  return (
    <ShareBreakdown
      label={CLIENTS_BY_TYPE}
      figure={format.compactNumber(counts.active)}
      full={format.number(counts.active)}
      beside={
        <span className="t:text-muted">
          {format.plural(counts.active, { one: 'active client', other: 'active clients' })}
        </span>
      }
      parts={[
        { label: CLIENT_TYPE_LABELS.returning, amount: counts.returning, tone: 'brand' },
        { label: CLIENT_TYPE_LABELS.new, amount: counts.new, tone: 'accent' },
        { label: CLIENT_TYPE_LABELS.vip, amount: counts.vip, tone: 'warning' },
      ]}
      format={format.compactNumber}
    />
  );
}
