'use client';
import type { ReactNode } from 'react';
import { ActionButton, type ActionButtonProps, useAction } from '../../components/action-button/index.js';
import { useSampleData } from '../../components/badge/index.js';
import { GridCell, type GridCellProps } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { ErrorBoundary, ErrorRow } from '../../components/error-fallback/index.js';
import { Card, Panel, type PanelProps } from '../../components/panel/index.js';
import { Loading, Skeleton, useLoading } from '../../components/skeleton/index.js';
import type { Keyed } from '../../domain/define-list.js';
import type { User } from '../../domain/index.js';
import type { Translated } from '../../domain/read-fields.js';
import { greetingMessages } from '../../i18n/compiled/en/greeting.js';
import { panelMessages } from '../../i18n/compiled/en/panel.js';
import { rowsMessages } from '../../i18n/compiled/en/rows.js';
import type { Place as Tag } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { inertProps, useDrawsAction } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import type { ReadFailure } from '../define-reads.js';
import { useShowsSamples } from './dashboard-data.js';
import { FailedLine, FailedList } from './failures.js';
import type { GreetingProps } from './shell-props.js';

interface PlaceProps {
  slot: string;
  /** Columns of the twelve of a `DashboardGrid`. @default not placed in a grid */
  span?: GridCellProps['span'] | undefined;
}

const Place = ({ span, children }: Pick<PlaceProps, 'span'> & { children: ReactNode }) =>
  span ? <GridCell span={span}>{children}</GridCell> : children;

/** Components, or a function that renders them inside the part's error boundary. */
type Content = ReactNode | (() => ReactNode);

const Rendered = ({ content }: { content: Content }) => (typeof content === 'function' ? content() : content);

export interface DashboardPanelProps extends Omit<PanelProps, 'notice' | 'slot' | 'children'>, PlaceProps {
  children?: Content;
  /** Number of rows that the sanitiser dropped. @default 0 */
  dropped?: number | undefined;
  /** Legend at the end of the head. Unlike an `action` it is also shown with samples. */
  legend?: ReactNode | undefined;
  /** Values whose change renders failed content again: its data. */
  resetKeys?: unknown[] | undefined;
  failure?: ReadFailure | undefined;
  /** True where the content has an empty state of its own, as lists do. @default false */
  hasEmptyState?: boolean | undefined;
}

/** Empty state of a part without data where samples are turned off. */
export function NothingHere() {
  const t = useMessages(panelMessages);
  return <EmptyState title={t['panel.empty']} art={false} />;
}

/**
 * A `Panel` with its own error boundary. It marks sample data, dropped rows and failed reads. Over samples it
 * shows no action, after a failure no count; with samples turned off it is empty.
 */
export function DashboardPanel({
  slot,
  span,
  dropped = 0,
  resetKeys,
  failure,
  hasEmptyState = false,
  sample = false,
  title,
  count,
  summary,
  foldsTo,
  action,
  legend,
  footer,
  children,
  ...rest
}: DashboardPanelProps) {
  const format = useFormatters();
  const rows = useMessages(rowsMessages);
  const t = useMessages(panelMessages);
  const showsSamples = useShowsSamples();
  const isAbsent = sample && !showsSamples;
  const isShown = !failure && (!isAbsent || rest.loading);
  return (
    <Place span={span}>
      <Panel
        data-slot={slot}
        title={title}
        notice={dropped > 0 ? rows['rows.dropped']({ count: dropped }, format) : undefined}
        count={failure || isAbsent ? undefined : count}
        summary={isShown ? summary : undefined}
        foldsTo={
          foldsTo === undefined || isShown ? (
            foldsTo
          ) : failure ? (
            <FailedLine failure={failure} />
          ) : (
            t['panel.empty']
          )
        }
        action={(isShown && legend) || (sample && !rest.loading ? undefined : action)}
        footer={isAbsent && !rest.loading ? undefined : footer}
        sample={sample && !isAbsent}
        {...rest}
      >
        <ErrorBoundary fallback="row" subject={title} resetKeys={resetKeys}>
          {failure ? (
            <FailedList failure={failure} />
          ) : isAbsent && !hasEmptyState && !rest.loading ? (
            <NothingHere />
          ) : (
            <Rendered content={children} />
          )}
        </ErrorBoundary>
      </Panel>
    </Place>
  );
}

export interface DataPanelProps<Data> extends Pick<DashboardPanelProps, 'action' | 'span' | 'foldsTo'> {
  data: Data;
}

type MarkedData<Name extends string> = Readonly<
  Record<Name, { isSample: boolean; dropped?: number | undefined }>
> & {
  readonly isLoading: (...names: Name[]) => boolean;
  readonly failureOf: (...names: Name[]) => ReadFailure | undefined;
};

/** Returns the panel props that show the state of its data: loading, failed, sample, dropped rows. */
export function panelOf<Name extends string>(
  data: MarkedData<Name>,
  ...names: Name[]
): Pick<DashboardPanelProps, 'sample' | 'hasEmptyState' | 'dropped' | 'loading' | 'failure' | 'resetKeys'> {
  const shown = names.map((name) => data[name]);
  return {
    hasEmptyState: shown.every((each) => 'items' in each),
    sample: shown.some(({ isSample }) => isSample),
    dropped: shown.reduce((sum, { dropped = 0 }) => sum + dropped, 0),
    loading: data.isLoading(...names),
    failure: data.failureOf(...names),
    resetKeys: shown,
  };
}

export interface DashboardPartProps {
  /** Name in its error message: 'Recommendations'. */
  subject: string;
  loading?: boolean | undefined;
  resetKeys?: unknown[] | undefined;
  children: Content;
}

/** Error boundary for parts without a panel: a strip of tiles, a row of cards, a deep panel. */
export function DashboardPart({ subject, loading = false, resetKeys, children }: DashboardPartProps) {
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      fallback={({ retry }) => (
        <Card>
          <ErrorRow className="t:pt-6" subject={subject} onRetry={retry} />
        </Card>
      )}
    >
      <Loading active={loading}>
        <Rendered content={children} />
      </Loading>
    </ErrorBoundary>
  );
}

/** Returns a row for skeletons: empty texts and zeros, except those in `shown` that keep its size. */
export const emptyRow = <T extends object>(
  { fields }: { readonly fields: Readonly<T> },
  key: string,
  shown: Partial<Translated<T>> = {},
): Keyed<Translated<T>> => {
  const blank = Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? 0 : '']);
  return { ...Object.fromEntries(blank), id: key, ...shown, key };
};

export interface CallbackButtonProps extends Omit<ActionButtonProps, 'action' | 'workingLabel'> {
  /** The host's callback, which may return a promise. Without it the button is marked as inert. */
  onPress: (() => unknown) | undefined;
}

export function CallbackButton({ onPress, ...rest }: CallbackButtonProps) {
  const action = useAction(onPress);
  return <ActionButton action={action} {...inertProps(onPress)} {...rest} />;
}

interface RowButtonProps extends Omit<CallbackButtonProps, 'size'> {
  /** Width of its skeleton, in px. */
  skeletonWidth: number;
}

/** The button at the end of a row. Sample rows have none, nor do rows whose inert buttons are hidden. */
export function RowButton({ skeletonWidth, ...button }: RowButtonProps) {
  const loading = useLoading();
  const sample = useSampleData();
  const drawsAction = useDrawsAction();
  if (sample || !drawsAction(button.onPress)) return null;
  return loading ? (
    <Skeleton
      shape="control"
      width={skeletonWidth}
      height="100%"
      className={cx('t:min-h-button-height-sm t:touch:min-h-touch-target', button.className)}
    />
  ) : (
    <CallbackButton size="sm" {...button} />
  );
}

export const RowMark = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="t:grid t:size-10 t:flex-none t:place-items-center t:rounded-control t:bg-brand-soft t:text-on-brand-soft t:*:icon-20"
  >
    {children}
  </span>
);

interface GreetingLineProps extends GreetingProps {
  user: Pick<User, 'firstName'>;
  children?: ReactNode | undefined;
}

/** Help line of an overview: 'Mālō e lelei, Tevita. 2 bookings and 9 quotes wait for an answer.' */
export function GreetingLine({ greeting, greetingLang, user, children }: GreetingLineProps) {
  const t = useMessages(greetingMessages);
  const sentence = <span className="t:contents">{children}</span>;
  if (!greeting) return sentence;
  const name = user.firstName.trim();
  // Isolated, as names are: its script may differ from that of the sentence, which decides the direction.
  const b: Tag = (text) => <bdi lang={greetingLang}>{text}</bdi>;
  const i: Tag = (text) => <bdi className="t:wrap-anywhere">{text}</bdi>;
  return (
    <Sentence
      text={
        name
          ? t['greeting.named']({ greeting, name, sentence, b, i })
          : t['greeting.unnamed']({ greeting, sentence, b })
      }
    />
  );
}
