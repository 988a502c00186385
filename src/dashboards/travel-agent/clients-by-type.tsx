import type { ClientCounts } from '../../domain';
import { countNoun } from '../../lib/count-noun';
import { formatNumber, formatNumberCompact } from '../../lib/format-number';
import { ShareBreakdown } from '../shared';
import { CLIENT_TYPE_LABELS } from './client-types';
import { CLIENTS_BY_TYPE } from './texts';

/** How many clients there are of each type (spec section 2). */
export function ClientsByType({ counts }: { counts: ClientCounts }) {
  return (
    <ShareBreakdown
      label={CLIENTS_BY_TYPE}
      figure={formatNumberCompact(counts.active)}
      full={formatNumber(counts.active)}
      beside={<span className="t:text-muted">{countNoun(counts.active, 'active client')}</span>}
      parts={[
        { label: CLIENT_TYPE_LABELS.returning, amount: counts.returning, tone: 'brand' },
        { label: CLIENT_TYPE_LABELS.new, amount: counts.new, tone: 'accent' },
        { label: CLIENT_TYPE_LABELS.vip, amount: counts.vip, tone: 'warning' },
      ]}
      format={formatNumberCompact}
    />
  );
}
