'use client';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type ActionElement, Button, type ButtonProps } from '../../components/button/index.js';
import { FailedState } from '../../components/error-fallback/index.js';
import type { StatTileProps } from '../../components/stat-tile/index.js';
import { failureMessages } from '../../i18n/compiled/en/failure.js';
import { readMessages } from '../../i18n/compiled/en/read.js';
import { sampleMessages } from '../../i18n/compiled/en/sample.js';
import { useGrammar } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { RotateCcw } from '../../icons/compiled/rotate-ccw.js';
import { TriangleAlert } from '../../icons/compiled/triangle-alert.js';
import { type AnnounceText, AnnounceTextContext } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import { useRestoreFocus } from '../../lib/restore-focus.js';
import type { ReadFailure, ShownData } from '../define-reads.js';
import type { DashboardShellProps } from './shell-props.js';

function usePartNames(): (failure: ReadFailure) => string {
  const t = useMessages(readMessages);
  const { list } = useGrammar();
  return ({ labels }) => list(labels.map((label) => t[label]));
}

/** Returns the tile props of a failed figure: a dash, never 0, with the reason; `{}` without a failure. */
export function useFailedTile(): (
  failure: ReadFailure | undefined,
) => Pick<StatTileProps, 'error' | 'hint' | 'onRetry'> {
  const t = useMessages(failureMessages);
  const namesOf = usePartNames();
  const tileText = (parts: string) =>
    t['failure.tile']({ parts, partsAtStart: parts.charAt(0).toUpperCase() + parts.slice(1) });
  return (failure) =>
    failure ? { error: true, hint: tileText(namesOf(failure)), onRetry: failure.retry } : {};
}

interface StatusRegionProps extends Pick<DashboardShellProps, 'data'> {
  title: string;
  children: ReactNode;
}

/**
 * The one live region of a dashboard, which announces that its data has loaded or failed. It is in the page
 * before its text (WCAG 4.1.3). Panels have none of their own: many at once would talk over each other.
 */
export function StatusRegion({ title, data, children }: StatusRegionProps) {
  const t = useMessages(failureMessages);
  const namesOf = usePartNames();
  const outcome = data?.failure
    ? t['failure.outcome']({ title, parts: namesOf(data.failure) })
    : t['failure.loaded']({ title });
  const isLoading = data?.isLoading() ?? false;
  const [message, setMessage] = useState({ text: '', number: 0 });
  const announceText = useCallback<AnnounceText>(
    (text) => setMessage(({ number }) => ({ text, number: number + 1 })),
    [],
  );
  // A failure from before the dashboard was mounted is announced too: no one has heard of it yet.
  const wasLoading = useRef<boolean>(undefined);
  const hasFailed = data && data.failure !== undefined;
  useEffect(() => {
    if (hasFailed === undefined) return;
    const before = wasLoading.current ?? hasFailed;
    wasLoading.current = isLoading;
    if (before !== isLoading) announceText(isLoading ? '' : outcome);
  }, [hasFailed, isLoading, outcome, announceText]);
  if (!data) return children;
  return (
    <AnnounceTextContext.Provider value={announceText}>
      {children}
      <p role="status" data-slot="dashboard-news" className="t:sr-only">
        {/* A new element each time, so that the same text is announced again. */}
        <span key={message.number} className="t:inline">
          {message.text}
        </span>
      </p>
    </AnnounceTextContext.Provider>
  );
}

export function FailedList({ failure }: { failure: ReadFailure }) {
  const t = useMessages(failureMessages);
  const namesOf = usePartNames();
  return (
    <FailedState title={t['failure.title']({ parts: namesOf(failure) })} onRetry={failure.retry}>
      {t['failure.text']}
    </FailedState>
  );
}

/** Failure message of a part that the page can do without: one line, with a quiet button. */
export function FailedRow({ failure }: { failure: ReadFailure }) {
  const t = useMessages(failureMessages);
  const titleId = useId();
  return (
    <FailureLine
      slot="failed-row"
      className="t:min-h-16 t:py-2.5"
      retry={failure.retry}
      button={{ 'aria-describedby': titleId }}
    >
      <p
        id={titleId}
        className="t:min-w-0 t:grow t:basis-rem-10 t:own-direction t:font-semibold t:text-pretty"
      >
        {t['failure.title']({ parts: usePartNames()(failure) })}
      </p>
    </FailureLine>
  );
}

interface FailureLineProps extends Pick<ReadFailure, 'retry'> {
  slot: string;
  className: string;
  button: Pick<ButtonProps, 'variant' | 'aria-describedby'>;
  children: ReactNode;
}

function FailureLine({ slot, className, retry, button, children }: FailureLineProps) {
  const t = useMessages(failureMessages);
  const retryRef = useRestoreFocus<ActionElement>();
  return (
    <div
      data-slot={slot}
      className={cx('t:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-3 t:px-5', className)}
    >
      <span aria-hidden="true" className="t:flex t:text-danger-text t:*:icon-20">
        <TriangleAlert />
      </span>
      {children}
      {retry ? (
        <Button icon={<RotateCcw />} onClick={retry} ref={retryRef} {...button}>
          {t['failure.try-again']}
        </Button>
      ) : null}
    </div>
  );
}

/** Failure as a line of text; in an element of its own, because it goes once data has come. */
export function FailedLine({ failure }: { failure: ReadFailure }) {
  const t = useMessages(failureMessages);
  return <span className="t:contents">{t['failure.line']({ parts: usePartNames()(failure) })}</span>;
}

/** Notice above a tab: samples replace failed reads, or some of the data is a sample. */
export function DataNotice({
  data,
}: {
  data: Pick<ShownData, 'sampleFailure' | 'isPartial' | 'holdsSamples'>;
}) {
  const t = useMessages(sampleMessages);
  const { sampleFailure, isPartial, holdsSamples } = data;
  if (sampleFailure) {
    return (
      <div className="t:mb-gutter t:block">
        <FailureBanner failure={sampleFailure} isPartial={isPartial} />
      </div>
    );
  }
  return holdsSamples ? (
    <p data-slot="sample-note" className="t:mb-3 t:own-direction t:text-label t:text-pretty t:text-muted">
      {t['sample.note']}
    </p>
  ) : null;
}

interface FailureBannerProps {
  failure: ReadFailure;
  /** True where some data below is the reader's own, so that the banner names what is not. */
  isPartial: boolean;
}

/** Banner above the samples of failed reads. When it goes, the tab's panel takes the focus. */
export function FailureBanner({ failure, isPartial }: FailureBannerProps) {
  const t = useMessages(failureMessages);
  const namesOf = usePartNames();
  return (
    <FailureLine
      slot="failure-banner"
      className="t:rounded-panel t:border t:border-danger-border t:bg-danger-soft t:py-3.5"
      retry={failure.retry}
      button={{ variant: 'primary' }}
    >
      <div className="t:min-w-0 t:grow t:basis-rem-16.25">
        <p className="t:own-direction t:font-semibold t:text-pretty">{t['failure.samples']}</p>
        {isPartial ? (
          <p className="t:own-direction t:text-pretty t:text-muted">
            {t['failure.parts']({ parts: namesOf(failure) })}
          </p>
        ) : null}
      </div>
    </FailureLine>
  );
}
