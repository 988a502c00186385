'use client';
import type { ReactNode } from 'react';
import { ROW_COLUMNS } from '../../components/row-list/index.js';
import { SkeletonBlock, SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import { needsMessages } from '../../i18n/compiled/en/frame.js';
import type { Place, Rich } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { InertActionsContext } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { DashboardPanel } from './dashboard-parts.js';

/** Makes a figure of a note strong. */
export const strongInNote: Place = (figure) => (
  <b className="t:font-semibold t:text-ink t:figures">{figure}</b>
);

interface NeedsYouProps {
  /** How many things wait, shown or not; `null` where nobody knows: then the panel is not there. */
  count: number | null;
  /** How many of them are shown. */
  shown: number;
  /** The sum of all. */
  notes: readonly (Rich | null)[];
  /** Widths in px of what stands for the notes while they load, so that it wraps as they will. @default two sentences */
  noteWidths?: readonly number[] | undefined;
  /** Leads to the tab where the rest is. While it loads, given where there is mostly more. */
  more?: ReactNode | undefined;
  /** True where any of its data is loading. */
  loading: boolean;
  resetKeys: unknown[];
  /** Lists of what waits. */
  children: ReactNode;
}

/**
 * The first panel of an overview: what waits for the reader's decision, with what there is to know about it. It is made of data
 * in hand only, and says so where nothing waits.
 */
export function NeedsYou({
  count,
  shown,
  notes,
  noteWidths = NOTE_WIDTHS,
  more,
  loading,
  resetKeys,
  children,
}: NeedsYouProps) {
  const format = useFormatters();
  const t = useMessages(needsMessages);
  if (count === null && !loading) return null;
  // A row that was just decided still shows.
  const isIdle = count === 0 && shown === 0 && !loading;
  const sentences = notes.filter((note) => note !== null);
  const hasMore = count !== null && count > shown;
  return (
    <DashboardPanel
      slot="needs-you"
      title={t['needs.title']}
      count={isIdle || count === null ? undefined : count}
      countLabel={t['needs.count']({ count: count ?? 0 })}
      className="t:border-brand-soft-border"
      loading={loading}
      resetKeys={resetKeys}
      footer={
        loading ? (
          more && (
            <>
              <SkeletonLine width={96} />
              {/* Keeps its place: what leads on is larger for fingers. */}
              <span className="t:invisible">{more}</span>
            </>
          )
        ) : isIdle || !hasMore ? undefined : (
          <>
            <bdi>{t['needs.showing']({ shown, total: count }, format)}</bdi>
            {more}
          </>
        )
      }
    >
      {isIdle ? (
        <p className="t:px-panel-padding t:pb-5 t:text-muted t:own-direction t:@max-phone:px-panel-padding-compact">
          {t['needs.nothing']}
        </p>
      ) : (
        <>
          {loading || sentences.length > 0 ? (
            <p className="t:flex t:flex-wrap t:gap-x-1 t:bg-[color-mix(in_oklab,var(--tapa-color-brand-soft),var(--tapa-color-surface)_55%)] t:px-panel-padding t:py-3 t:text-label t:text-muted t:@max-phone:px-panel-padding-compact">
              {loading
                ? noteWidths.map((width, index) => <SkeletonLine key={String(index)} width={width} />)
                : sentences.map((note, index) => (
                    <bdi key={String(index)}>
                      <Sentence text={note} />
                    </bdi>
                  ))}
            </p>
          ) : null}
          {children}
        </>
      )}
    </DashboardPanel>
  );
}

/** Two sentences, which take a line each where the panel is narrow. */
const NOTE_WIDTHS = [240, 200] as const;

/**
 * A list of an overview in which some rows need the reader too: they are decided in the panel above, and show here what they
 * are.
 */
export const DecidedAbove = ({ children }: { children: ReactNode }) => (
  <InertActionsContext.Provider value="hidden">{children}</InertActionsContext.Provider>
);

interface NeedContextProps {
  /** The text over a picture: 'Starts in 58 days'. */
  title: string;
  /** A row of triangles. */
  picture: ReactNode;
  /** The unit of a triangle. */
  legend?: string | undefined;
}

/** Shows the facts before a decision, or blocks of the same height while it loads. Where the list is narrow, the picture stands beside its title. */
export function NeedContext({ title, picture, legend }: NeedContextProps) {
  const loading = useLoading();
  return (
    <div
      className={cx(
        't:grid t:grid-cols-[minmax(0,auto)] t:items-center t:justify-start t:gap-x-2 t:gap-y-1 t:text-caption t:text-muted t:@max-table/rows:grid-cols-[auto_minmax(0,auto)]',
        ROW_COLUMNS.context,
      )}
    >
      {loading ? (
        <>
          <SkeletonLine width={96} height={12} />
          <SkeletonBlock width={120} />
          {legend === undefined ? null : (
            <span className="t:col-[1/-1]">
              <SkeletonLine width={72} height={12} />
            </span>
          )}
        </>
      ) : (
        <>
          <bdi className="t:font-semibold t:text-ink">{title}</bdi>
          {picture}
          {legend ? <bdi className="t:col-[1/-1]">{legend}</bdi> : null}
        </>
      )}
    </div>
  );
}
