import { ErrorRow } from '../../components/error-fallback';
import { Card } from '../../components/panel';
import { READS } from '../../dashboards/reads';
import { RoleDashboard } from '../../dashboards/role';
import { ERROR_TEXTS } from '../texts';
import type { FrameKind, FrameMessage } from './messages';
import type { ShowMessage } from './show-message';

/** The parts of a kind's data; nothing else of what was sent gets into the dashboard. */
const partsOf = (kind: FrameKind, data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(READS[kind]).map((name) => [name, data[name]]));

interface FrameContentProps {
  message: ShowMessage;
  /** Tells the page around what was pressed. */
  onAction: (action: Extract<FrameMessage, { tapa: 'action' }>['action']) => void;
}

/** A dashboard with its data, or as a skeleton, or what went wrong: never a sample of what is not there yet. */
export function FrameContent({ message: { kind, data, failure, canRetry }, onAction }: FrameContentProps) {
  if (failure)
    return (
      <Card className="t:@container t:pt-2">
        <ErrorRow
          subject="Dashboard"
          message={ERROR_TEXTS[failure]}
          onRetry={canRetry ? () => onAction('retry') : undefined}
          className="t:border-transparent"
        />
      </Card>
    );
  return (
    <RoleDashboard
      kind={kind}
      user={data?.user}
      data={{ [kind]: data ? partsOf(kind, data) : { loading: true } }}
      onLogout={() => onAction('logout')}
    />
  );
}
