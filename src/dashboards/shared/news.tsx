'use client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Tell, TellContext } from '../../lib/announcer.js';

interface NewsProps {
  /** True where any data of the dashboard is loading. */
  isLoading: boolean;
  /** The text when it no longer loads: that the data has come, or what has not. */
  outcome: string;
  /** True where any of its data could not be loaded. */
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
  // A failure from before the dashboard came is told as well: the reader has heard nothing of it.
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
        <span key={news.number} className="t:inline">
          {news.text}
        </span>
      </p>
    </TellContext.Provider>
  );
}
