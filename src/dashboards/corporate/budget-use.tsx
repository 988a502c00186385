'use client';
import type { ReactNode } from 'react';
import { Progress } from '../../components/progress/index.js';
import { FigureLine } from '../../components/share-breakdown/index.js';
import { type BudgetUse, budgetUse } from '../../domain/figures.js';
import type { Budget, TeamMember } from '../../domain/index.js';
import { plain } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { TriangleAlert } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { useWords, type Words } from './words.js';

type Digits = Pick<Words['format'], 'moneyDigits'>;

/** How far the month's budget is used. */
export const monthUse = ({ used, total }: Budget, format: Digits): BudgetUse =>
  budgetUse(used, total, format.moneyDigits());

/** How far someone's travel budget is used. */
export const memberUse = ({ budgetUsed, travelBudget }: TeamMember, format: Digits): BudgetUse =>
  budgetUse(budgetUsed, travelBudget, format.moneyDigits());

/**
 * A use as a bar shows it, in percent: rounded as in words, and beyond the end when overspent, also where a budget of
 * nothing gives no percentage.
 */
export const barOf = (format: Words['format'], use: BudgetUse) => ({
  value: use.isOver ? Math.max(use.percent, 101) : use.percent,
  valueText: format.percent(use.percent),
  nearLimit: true,
});

interface BudgetStateProps {
  use: BudgetUse;
  /** Says that it is overspent, and not by how much. @default false */
  brief?: boolean | undefined;
  className?: string | undefined;
}

/** That a budget is near its limit or beyond it, in words and never by colour alone; else nothing. */
export const BudgetState = (props: BudgetStateProps) =>
  props.use.isNearLimit || props.use.isOver ? <Scarce {...props} /> : null;

function Scarce({ use, brief = false, className }: BudgetStateProps) {
  const { t, format } = useWords();
  const nearLimit = t['progress.near-limit'];
  const overText = brief
    ? t['corporate.use.over']
    : plain(t['corporate.use.over-by']({ amount: use.overBy }, format));
  return (
    <span
      className={cx(
        't:inline-flex t:items-center t:gap-[5px] t:font-semibold t:text-warning-text',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="t:icon-14" />
      <bdi>{use.isOver ? overText : nearLimit}</bdi>
    </span>
  );
}

interface BudgetMeterProps {
  use: BudgetUse;
  /** Space around the bar, as classes. */
  className: string;
}

/** How far the month's budget is used: '72% used' over a bar. */
export function BudgetMeter({ use, className }: BudgetMeterProps) {
  const { t, format } = useWords();
  return (
    <>
      <FigureLine
        figure={format.percent(use.percent)}
        bySight
        beside={
          <>
            <span aria-hidden="true" className="t:text-muted">
              {t['corporate.use.used']}
            </span>
            <BudgetState use={use} brief className="t:ms-auto t:text-label" />
          </>
        }
      />
      <Progress
        aria-label={t['corporate.use.month']}
        className={cx('t:flex-none', className)}
        {...barOf(format, use)}
      />
    </>
  );
}

const USE_CELL =
  't:grid t:grid-cols-[minmax(0,1fr)_minmax(calc(2.75*var(--tapa-rem,1rem)),max-content)] t:items-center t:gap-3';

/** The use of a budget in a table: a bar with its percentage. */
export function UseCell({ of, use }: { of: string; use: BudgetUse }) {
  const { t, format } = useWords();
  return (
    <div className={USE_CELL}>
      <Progress aria-label={t['corporate.use.bar']({ of })} {...barOf(format, use)} />
      <span aria-hidden="true" className="t:justify-self-end t:text-muted t:figures">
        {format.percent(use.percent)}
      </span>
    </div>
  );
}

/** Shows the used part of a budget, in a table: '$5,200 of $8,000'. Both lines begin or end where the cell's text does. */
export function UsedCell({ used, budget }: { used: number; budget: number }) {
  const { t, format } = useWords();
  return (
    <>
      <span className="t:block t:font-semibold">{format.money(used)}</span>
      <span className="t:block t:text-label t:font-regular t:text-muted">
        {t['corporate.use.of']({ budget }, format)}
      </span>
    </>
  );
}

/** Shows the rest of a budget in a table: '$7,500'; near the limit and beyond it also in words. */
export function LeftCell({ use }: { use: BudgetUse }) {
  const { format } = useWords();
  return (
    <span className="t:inline-grid">
      {use.isOver ? null : <span className="t:inline">{format.money(use.left)}</span>}
      <BudgetState use={use} className="t:justify-end t:text-label t:@max-[43em]/table:whitespace-normal" />
    </span>
  );
}

/** The figure that a line is about: '$33,600' of '$33,600 of $40,000'. */
function StrongFigure({ children }: { children: ReactNode }) {
  return <b className="t:font-semibold t:text-ink">{children}</b>;
}

export const strongFigure = (figure: string): ReactNode => <StrongFigure>{figure}</StrongFigure>;

/** Says the used part of a budget: '$33,600 of $40,000'. */
export function FigureOf({ used, budget }: { used: number; budget: number }) {
  const { t, format } = useWords();
  return (
    <Sentence
      text={t['corporate.use.used-of']({
        used: format.money(used),
        budget: format.money(budget),
        b: strongFigure,
      })}
    />
  );
}
