'use client';
import { type ActionElement, Button } from '../../components/button';
import { FailedState } from '../../components/error-fallback';
import type { StatTileProps } from '../../components/stat-tile';
import type { Formatters } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { RotateCcw, TriangleAlert } from '../../icons';
import { usePassFocus } from '../../lib/pass-focus';
import type { ReadFailure } from './read-states';

/** The banner over sample data that stands in for what could not be read. */
export const SAMPLE_FAILURE_TEXT = 'We could not load your data. What you see below is sample data.';

/** Title in the place of a list that could not be read: 'We could not load your trips'. */
export const failedTitle = (label: string): string => `We could not load your ${label}`;
/** Text below it. */
export const FAILED_TEXT = 'They are safe, and nothing has changed. Check your connection and try again.';

/** Hint of a tile whose figure could not be read: 'Trips did not load'. */
export const notLoadedText = (label: string): string =>
  `${label.charAt(0).toUpperCase()}${label.slice(1)} did not load`;

/** What a tile shows whose figure could not be read: a dash, never 0, and why; nothing of a figure that was. */
export const failedTile = (
  failure: ReadFailure | undefined,
): Pick<StatTileProps, 'error' | 'hint' | 'onRetry'> =>
  failure ? { error: true, hint: notLoadedText(failure.labels.join(', ')), onRetry: failure.retry } : {};

/** What screen readers hear once loading has ended: 'Traveler Dashboard loaded', or what has not. */
export const outcomeText = (format: Formatters, title: string, failure: ReadFailure | undefined): string =>
  failure ? `${title}: ${format.list(failure.labels)} did not load` : `${title} loaded`;

/** In the place of a list that could not be read. */
export const FailedList = ({ failure: { labels, retry } }: { failure: ReadFailure }) => (
  <FailedState title={failedTitle(labels.join(', '))} onRetry={retry}>
    {FAILED_TEXT}
  </FailedState>
);

/** What the mark means, in words that need no pointer. */
const SAMPLE_NOTE = 'What is marked as sample data is a placeholder, shown until your own data is there.';

/** Over a tab where samples stand in the place of data that nobody has read yet. */
export const SampleNote = () => (
  <p data-slot="sample-note" className="t:mb-4 t:own-direction t:text-label t:text-pretty t:text-muted">
    {SAMPLE_NOTE}
  </p>
);

interface FailureBannerProps {
  failure: ReadFailure;
  /** Whether some of what is below is the reader's own, so that the banner has to name what is not. */
  isPartial: boolean;
}

/**
 * Over sample data that stands in for what could not be read: that it is no working day, and another try. It stands in the
 * tab's panel, which takes the focus when the banner goes away.
 */
export function FailureBanner({ failure: { labels, retry }, isPartial }: FailureBannerProps) {
  const format = useFormatters();
  const retryRef = usePassFocus<ActionElement>();
  return (
    <div
      data-slot="failure-banner"
      className="t:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-3 t:rounded-panel t:border t:border-danger-border t:bg-danger-soft t:px-5 t:py-3.5"
    >
      <span aria-hidden="true" className="t:flex t:text-danger-text t:*:icon-20">
        <TriangleAlert />
      </span>
      <div className="t:min-w-0 t:flex-[1_1_calc(14*var(--tapa-rem,1rem))]">
        <p className="t:own-direction t:font-semibold t:text-pretty">{SAMPLE_FAILURE_TEXT}</p>
        {isPartial ? (
          <p className="t:own-direction t:text-pretty t:text-muted">{`Not loaded: ${format.list(labels)}.`}</p>
        ) : null}
      </div>
      {retry ? (
        <Button variant="primary" icon={<RotateCcw />} onClick={retry} ref={retryRef}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
