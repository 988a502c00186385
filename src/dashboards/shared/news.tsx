'use client';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { identityOf } from '../../domain/define-list.js';
import { isPending } from '../../domain/index.js';
import { newsMessages } from '../../i18n/compiled/en/shared.js';
import { useMessages } from '../../i18n/use-messages.js';
import { type Tell, TellContext, useTell } from '../../lib/announcer.js';
import { isPromise } from '../../lib/start-action.js';

interface NewsProps {
  /** Whether any data of the dashboard is loading. */
  isLoading: boolean;
  /** What is said when it no longer is: that the data has come, or what has not. */
  outcome: string;
  /** Whether any of its data could not be loaded. */
  hasFailed: boolean;
  children: ReactNode;
}

/**
 * The one live region of a dashboard. It stands in the page before its text, or the text might not be heard (WCAG 4.1.3);
 * panels have none of their own, since many at once would talk over each other.
 */
export function News({ isLoading, outcome, hasFailed, children }: NewsProps) {
  const [news, setNews] = useState({ text: '', number: 0 });
  const tell = useCallback<Tell>((text) => setNews(({ number }) => ({ text, number: number + 1 })), []);
  // What has failed before the dashboard came is told as well: the reader has heard nothing of it.
  const wasLoading = useRef(hasFailed);
  useEffect(() => {
    if (wasLoading.current === isLoading) return;
    wasLoading.current = isLoading;
    tell(isLoading ? '' : outcome);
  }, [isLoading, outcome, tell]);
  return (
    <TellContext.Provider value={tell}>
      {children}
      <p role="status" data-slot="dashboard-news" className="t:sr-only">
        {/* A new element each time, so that the same words are said again. */}
        <span key={news.number}>{news.text}</span>
      </p>
    </TellContext.Provider>
  );
}

/** What is said of a row that is gone after the reader decided on it. */
const APPROVED = 'news.approved';
const DECLINED = 'news.declined';
type Decision = typeof APPROVED | typeof DECLINED;

/** A row that is decided on, as far as its news needs it. */
interface Decidable {
  readonly key: string;
  readonly status: string;
}

interface Decisions<Row extends Decidable> {
  rows: readonly Row[];
  /** Its status in words: 'Approved'. */
  statusText: (status: string) => string;
  /** What it is: 'Ana Vuki, Honiara, Dec 1–5'. */
  nameOf: (row: Row) => string;
}

/**
 * Says what became of the rows that the reader decided on, as soon as their owner has changed them: 'Approved: Ana Vuki,
 * Honiara, Dec 1–5'.
 *
 * @returns called when the reader decides, with the row and what is said of one that is gone afterwards; what it returns
 *   says nothing of it, where somebody else does
 */
export function useDecisionNews<Row extends Decidable>({
  rows,
  statusText,
  nameOf,
}: Decisions<Row>): (row: Row, decision: Decision) => () => void {
  const tell = useTell();
  const t = useMessages(newsMessages);
  const waiting = useRef(new Map<string, { row: Row; decision: Decision }>());
  useEffect(() => {
    if (waiting.current.size === 0) return;
    // Where a key tells a place alone, and the object may be another after each answer, its words tell the row.
    const nameIn = (row: Row) => (identityOf(row) === row.key ? row.key : nameOf(row));
    const current = new Map(rows.map((row) => [nameIn(row), row]));
    for (const [key, { row, decision }] of waiting.current) {
      const now = current.get(nameIn(row));
      if (now && isPending(now.status)) continue;
      waiting.current.delete(key);
      tell(t['news.decided']({ decision: now ? statusText(now.status) : t[decision], row: nameOf(row) }));
    }
  });
  return useMemo(
    () => (row, decision) => {
      waiting.current.set(identityOf(row), { row, decision });
      return () => {
        waiting.current.delete(identityOf(row));
      };
    },
    [],
  );
}

/** What decides on a row, as a host gives it. */
type Decide<Row, Why> = ((row: Row, why?: Why) => unknown) | undefined;

/**
 * A host's callbacks, with news of what became of a decision where they return no promise: what is promised is told when it
 * comes.
 *
 * @param decided - of `useDecisionNews`
 */
export function withNews<Row extends Decidable, Why>(
  decided: (row: Row, decision: Decision) => () => void,
  { onApprove, onDecline }: { onApprove: ((row: Row) => unknown) | undefined; onDecline: Decide<Row, Why> },
): { onApprove: ((row: Row) => unknown) | undefined; onDecline: Decide<Row, Why> } {
  const tell = (row: Row, decision: Decision, decide: () => unknown) => {
    const forget = decided(row, decision);
    const answer = decide();
    if (isPromise(answer)) forget();
    return answer;
  };
  return {
    onApprove: onApprove && ((row) => tell(row, APPROVED, () => onApprove(row))),
    onDecline:
      onDecline && ((row, why) => tell(row, DECLINED, () => (why ? onDecline(row, why) : onDecline(row)))),
  };
}
