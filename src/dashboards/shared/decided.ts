import { type DecisionKind, type Decisions, isShownAsMade } from '../../components/request-actions/index.js';
import { identityOf } from '../../domain/define-list.js';
import { isPending } from '../../domain/index.js';

/** A row that can be decided on, as far as counts need it. */
interface Decidable {
  readonly key: string;
  readonly status: string;
}

/** Rows that show as decided while their data still waits, by what was decided. */
export function decidedOf<Row extends Decidable>(
  rows: readonly Row[],
  decisions: Decisions,
): Readonly<Record<DecisionKind, readonly Row[]>> {
  const made = (kind: DecisionKind) =>
    rows.filter((row) => {
      const decision = decisions.get(identityOf(row));
      return decision?.kind === kind && isPending(row.status) && isShownAsMade(decision);
    });
  return { approve: made('approve'), decline: made('decline') };
}

/** Returns whether a row has its place among those that wait: also while it is decided, and as long as that can be taken back. */
export const keepsPlace = (decisions: Decisions, row: Decidable): boolean =>
  isPending(row.status) || decisions.get(identityOf(row)) !== undefined;
