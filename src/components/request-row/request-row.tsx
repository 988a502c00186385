'use client';
import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { budgetUse } from '../../domain/figures.js';
import { isPending } from '../../domain/status.js';
import { budgetAfterMessages } from '../../i18n/compiled/en/budget-after.js';
import { bulkMessages } from '../../i18n/compiled/en/bulk.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useDrawsAction } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { isComposing, isFromInside, letterOf, pressOnce, takesText } from '../../lib/events.js';
import { useRestoreFocus } from '../../lib/restore-focus.js';
import { Avatar } from '../avatar/index.js';
import { useSampleData } from '../badge/index.js';
import { Checkbox } from '../checkbox/index.js';
import {
  type DecisionCallbacks,
  type DecisionRow,
  isShownAsMade,
  RequestActions,
  type RequestActionsProps,
  useRequestDecision,
} from '../request-actions/index.js';
import { ROW_COLUMNS, type RowFact, RowItem, type RowItemProps } from '../row-list/index.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';
import { BudgetAfter, type RequestBudget } from './budget-after.js';
import { Decided } from './decided.js';
import { DecisionWhy } from './decision-foot.js';

export interface RequestRowProps
  extends Omit<ComponentPropsWithoutRef<'li'>, 'children' | 'title' | 'onSelect'>,
    Pick<RequestActionsProps, 'subject' | 'status' | 'withBadge' | 'due'>,
    Pick<RowItemProps, 'onOpen' | 'openLabel'>,
    DecisionCallbacks {
  /** Name of the person who asks; the avatar's initials come from it. */
  name: string;
  /** Muted text beside the name, e.g. a department. */
  nameNote?: string | undefined;
  /** Facts of the request, e.g. a place and dates. Empty ones are left out. */
  facts?: readonly RowFact[] | undefined;
  /** Muted last line, e.g. the purpose. */
  note?: string | undefined;
  /** Label of the note for screen readers: 'Purpose'. @default none */
  noteLabel?: string | undefined;
  /** Cost as text: '$2,340'. */
  cost?: string | undefined;
  /** Label of the cost for screen readers: 'Cost'. @default none */
  costLabel?: string | undefined;
  /** Subject in the names of the buttons: 'Ana Vuki, Honiara, Dec 1–5'. @default the name */
  of?: string | undefined;
  /** Budget that pays for it, shown while it is pending. @default none */
  budget?: RequestBudget | undefined;
  /** Note for the decision, where there is no budget. @default none */
  context?: ReactNode | undefined;
  /** Row of `useDecisionList`. @default it has its own decision */
  decidable?: DecisionRow | undefined;
  /** True where it is selected. @default false */
  selected?: boolean | undefined;
  /** True where any row of the list is selected, so that all show their checkbox. @default as `selected` */
  selecting?: boolean | undefined;
  /** Called when the reader selects or deselects the row. Without it there is no checkbox. */
  onSelect?: ((selected: boolean) => void) | undefined;
}

/**
 * Renders a request in a `RowList`: Decline and Approve while it is pending, else its badge
 * (spec: 2.corporate-approvals). Callbacks may return a promise: the row shows its progress, then Undo where
 * there is `onUndo`, or the error. With the focus in the row, A approves, D declines and X selects.
 * Parts: `request-row`, `request-cost`, `request-actions`, `request-why`, `budget-after`, `request-context`.
 *
 * @example
 * <RequestRow subject="request" name="Ana Vuki" nameNote="Field Research" status="pending" cost="$2,340"
 *   facts={[{ label: 'Destination', icon: <MapPin />, text: 'Honiara' }]} onApprove={() => approve(request)} />
 */
export const RequestRow = forwardRef<HTMLLIElement | null, RequestRowProps>(function RequestRow(props, ref) {
  const {
    subject,
    status,
    name,
    nameNote,
    facts = [],
    note,
    noteLabel,
    cost,
    costLabel,
    of = name,
    budget,
    context,
    withBadge,
    due,
    onApprove,
    onDecline,
    onUndo,
    undoMs,
    optimistic,
    askWhy,
    decidable,
    selected = false,
    selecting = selected,
    onSelect,
    onOpen,
    openLabel = of,
    className,
    onKeyDown,
    ...rest
  } = props;
  const loading = useLoading();
  const sample = useSampleData();
  const draws = useDrawsAction();
  const bulk = useMessages(bulkMessages);
  const budgets = useMessages(budgetAfterMessages);
  const format = useFormatters();
  const joinFacts = useJoinFacts();
  const row = useRef<HTMLLIElement | null>(null);
  const restoreFocus = useRestoreFocus(row);
  useImperativeHandle<HTMLLIElement | null, HTMLLIElement | null>(ref, () => row.current, []);
  const request = useRequestDecision({ ...props, of });
  const { decision } = request;
  const callbacks = request.row;
  const canDecide =
    isPending(status) && !loading && !sample && (draws(callbacks.onApprove) || draws(callbacks.onDecline));
  const hasBudget = budget !== undefined && (loading || isPending(status));
  const isSettled = decision !== undefined && (decision.phase === 'failed' || isShownAsMade(decision));
  const canSelect = canDecide && onSelect !== undefined && !isSettled;
  const handleKey = (event: KeyboardEvent<HTMLLIElement>) => {
    onKeyDown?.(event);
    pressOnce(event);
    if (!isFromInside(event) || event.repeat) return;
    if (!canDecide || isSettled || request.isAsking || isTyping(event)) return;
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      a: callbacks.onApprove && request.approve,
      d: callbacks.onDecline && request.decline,
      x: canSelect ? () => onSelect?.(!selected) : undefined,
    };
    const act = keys[letterOf(event)];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const outcome =
    budget &&
    budgets['budget-after.now']({
      name: budget.name,
      share: format.percent(budgetUse(budget.used + budget.cost, budget.total).percent),
    });
  const decided =
    isSettled && !loading ? (
      <Decided
        request={request}
        subject={subject}
        name={name}
        of={of}
        facts={joinFacts([name, facts[0]?.text, cost])}
        outcome={decision.kind === 'approve' ? outcome : undefined}
        row={row}
      />
    ) : undefined;
  return (
    <RowItem
      data-slot="request-row"
      data-status={status}
      data-decision={decision?.phase}
      data-selected={selected || undefined}
      lead={
        <>
          {canSelect ? (
            <span className={check({ selecting })}>
              <Checkbox
                aria-label={bulk['bulk.select']({ of })}
                aria-keyshortcuts="X"
                checked={selected}
                onChange={(event) => onSelect(event.target.checked)}
              />
            </span>
          ) : null}
          {/* On phones the checkbox replaces it. */}
          <Avatar
            name={name}
            tone="neutral"
            className={cx('t:whitespace-nowrap', canSelect && 't:@max-phone:hidden')}
          />
        </>
      }
      title={name}
      onOpen={onOpen}
      openLabel={openLabel}
      titleNote={nameNote}
      facts={facts}
      note={note?.trim() ? <Labelled label={noteLabel} text={note} /> : null}
      middle={
        <>
          {hasBudget ? (
            <div className={cx(ROW_COLUMNS.context, BESIDE_ACTIONS.context)}>
              <BudgetAfter budget={budget} />
            </div>
          ) : context ? (
            <div
              data-slot="request-context"
              className={cx('t:text-caption t:text-muted', ROW_COLUMNS.context)}
            >
              {context}
            </div>
          ) : null}
          {cost === undefined ? null : (
            <span
              data-slot="request-cost"
              className={cx('t:min-w-rem-4.5 t:text-title-panel t:tracking-[-0.01em]', ROW_COLUMNS.amount)}
            >
              {loading ? <SkeletonLine width={56} /> : <Labelled label={costLabel} text={cost} />}
            </span>
          )}
        </>
      }
      classNames={{
        'row-end': cx(ROW_COLUMNS.actions, hasBudget && BESIDE_ACTIONS.actions),
        'row-lines': onOpen && cost !== undefined ? UNDER_COST : undefined,
        'row-note': hasBudget ? BESIDE_ACTIONS.note : undefined,
      }}
      end={
        request.isAsking ? null : (
          <RequestActions
            subject={subject}
            status={status}
            of={of}
            withBadge={withBadge}
            due={due}
            decision={{ ...request, hasKeys: true }}
          />
        )
      }
      below={
        request.isAsking ? (
          <DecisionWhy
            request={request}
            subject={subject}
            name={name}
            of={of}
            className="t:@max-table:order-3 t:@min-phone:ps-14"
          />
        ) : null
      }
      instead={decided}
      className={cx(
        canDecide && [
          't:group/decision t:relative t:data-selected:bg-[color-mix(in_oklab,var(--tapa-color-brand-soft)_60%,var(--tapa-color-surface))]',
          ACTIVE_BAR,
        ],
        't:@max-phone:gap-y-2',
        onSelect && 't:@min-phone:ps-rem-2.5',
        't:focus-visible:-outline-offset-2',
        className,
      )}
      ref={restoreFocus}
      // Also once it is decided: browsers blur a row that loses its `tabindex`.
      tabIndex={-1}
      {...rest}
      onKeyDown={handleKey}
    />
  );
});

/** A bar of 3 px at the start of a pending row on hover and focus. */
const ACTIVE_BAR = [
  't:focus-within:bg-surface-hover',
  't:[&:is(:hover,:focus-within)]:box-shadow-[inset_3px_0_var(--tapa-color-brand-mark)]',
  't:rtl:[&:is(:hover,:focus-within)]:box-shadow-[inset_-3px_0_var(--tapa-color-brand-mark)]',
].join(' ');

/** In lists of medium width the budget wraps to the line of the buttons: 60% do not fit beside the text. */
const BESIDE_ACTIONS = {
  context: 't:@min-phone:@max-table:flex-[1_1_60%]',
  actions: 't:@min-phone:@max-table:order-1',
  note: 't:@min-phone:@max-table:basis-auto',
} as const;

/** On phones the facts extend below the amount. */
const UNDER_COST = 't:@min-card:@max-phone:-me-[calc(4.5*var(--tapa-rem,1rem)+12px)]';

/** Returns whether a key press is text input or a browser shortcut. */
function isTyping({ target, altKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return takesText(target) || altKey || ctrlKey || metaKey || isComposing(nativeEvent);
}

/** In wide lists it shows on hover, on focus, on touch, and with a selection. On phones it adds no height. */
const check = cva(
  't:@max-phone:-my-px t:@min-phone:absolute t:@min-phone:inset-y-0 t:@min-phone:start-0 t:@min-phone:grid t:@min-phone:w-rem-2.5 t:@min-phone:place-items-center',
  {
    variants: {
      selecting: {
        false:
          't:opacity-0 t:group-focus-within/decision:opacity-100 t:group-hover/decision:opacity-100 t:pointer-coarse:opacity-100 t:@max-phone:opacity-100',
      },
    },
  },
);

const Labelled = ({ label, text }: { label: string | undefined; text: string }) => (
  <>
    {label === undefined ? null : <span className="t:sr-only">{`${label}: `}</span>}
    <bdi>{text}</bdi>
  </>
);
