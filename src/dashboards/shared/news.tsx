'use client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Tell, TellContext } from '../../lib/announcer.js';
import { useOutcomeText } from './failures.js';
import type { DashboardShellProps } from './shell-props.js';

interface NewsProps extends Pick<DashboardShellProps, 'data'> {
  title: string;
  children: ReactNode;
}

/**
 * The one live region of a dashboard, which says when its data has come, and what has not. It stands in the page before its text,
 * or the text might not be heard (WCAG 4.1.3); panels have none of their own, since many at once would talk over each other.
 */
export function News({ title, data, children }: NewsProps) {
  const outcome = useOutcomeText()(title, data?.failure);
  const isLoading = data?.isLoading() ?? false;
  const [news, setNews] = useState({ text: '', number: 0 });
  const tell = useCallback<Tell>((text) => setNews(({ number }) => ({ text, number: number + 1 })), []);
  // A failure from before the dashboard came is told as well: the reader has heard nothing of it.
  const wasLoading = useRef<boolean>(undefined);
  const hasFailed = data && data.failure !== undefined;
  useEffect(() => {
    if (hasFailed === undefined) return;
    const before = wasLoading.current ?? hasFailed;
    wasLoading.current = isLoading;
    if (before !== isLoading) tell(isLoading ? '' : outcome);
  }, [hasFailed, isLoading, outcome, tell]);
  if (!data) return children;
  return (
    <TellContext.Provider value={tell}>
      {children}
      <p role="status" data-slot="dashboard-news" className="t:sr-only">
        {/* A new element each time, so that the same words are said again. */}
        <span key={news.number} className="t:inline">
          {news.text}
        </span>
      </p>
    </TellContext.Provider>
  );
}
