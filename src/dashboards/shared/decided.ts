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

/** Whether a row keeps its place while its decision is under way, or can be taken back. */
export const staysFor = (decisions: Decisions, row: Decidable): boolean =>
  decisions.get(identityOf(row)) !== undefined;
