'use client';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Button } from '../../components/button';
import { ErrorBoundary, ErrorPanel } from '../../components/error-fallback';
import { type DashboardKind, type User, user as userEntity } from '../../domain';
import { DASHBOARD_TITLES } from '../../domain/roles';
import { useFormatters } from '../../i18n/use-formatters';
import {
  type DataOf,
  type DataProps,
  dataOf,
  type PartOf,
  type Reads,
  type SamplesOf,
} from '../define-reads';
import {
  type DashboardBaseProps,
  DashboardShell,
  type DashboardShellProps,
  PAGE_CLASSES,
} from './dashboard-shell';
import { FailureBanner, outcomeText, SampleNote } from './failures';
import { News } from './news';
import { partStateOf, type ReadStates } from './read-states';

/** What every tab of a dashboard is given: the user, the data, and what the dashboard alone takes. */
export type Shown<R extends Reads, Own extends object = object> = Own & {
  readonly user: User;
  readonly data: DataOf<R>;
};

/** A tab of a dashboard, all of it in one place. */
export interface TabSpec<S extends object> {
  label: string;
  /** One line of plain help under the page's title. */
  help: string | ComponentType<S>;
  /** A count beside the label; `null` while it loads. @default none */
  count?: (shown: S) => number | null | undefined;
  /** The one action of the page header; hidden on phones, where the bottom navigation has it. */
  action?: {
    label: string;
    icon: ReactElement;
    /** Where it leads, or what it does. */
    href?: string;
    onClick?: (shown: S) => void;
  };
  /** Whether the action also shows on phones, where nothing else leads there. @default false */
  actionWhenNarrow?: boolean;
  content: ComponentType<S>;
}

/** The tabs of a dashboard in their order, by the value that URLs and callbacks name them by. */
export type TabSpecs<TabName extends string, S extends object> = Readonly<Record<TabName, TabSpec<S>>>;

/** Props of a dashboard: what all of them take, the answers of its reads, and the state of the reads. */
export type DashboardProps<R extends Reads, TabName extends string> = DashboardBaseProps<TabName> &
  DataProps<R> &
  ReadStates<PartOf<R>>;

interface DashboardSpec<R extends Reads, TabName extends string, Own extends object> {
  kind: DashboardKind;
  reads: R;
  /** The rows to show in place of what is not a list. */
  samples: SamplesOf<R>;
  tabs: TabSpecs<TabName, Shown<R, Own>>;
  /** What this dashboard alone takes: its callbacks, its greeting. */
  own: Own;
}

/**
 * A whole dashboard: sanitises the user and the answers of its reads, and shows them in its tabs. What throws while the
 * dashboard itself renders shows as 'Dashboard Error' with 'Try Again' and 'Reload Page'; new data is a new try
 * (spec: 2.dashboard-error).
 */
export function Dashboard<R extends Reads, TabName extends string, Own extends object>(
  props: DashboardProps<R, TabName> & DashboardSpec<R, TabName, Own>,
): ReactElement {
  const answers: Readonly<Record<string, unknown>> = props;
  return (
    <ErrorBoundary
      onError={props.onError}
      resetKeys={[props.user, ...Object.keys(props.reads).map((part) => partStateOf(answers[part]).data)]}
      fallback={({ retry }) => (
        <div className="t:@container t:whole-width t:root">
          <main className={`${PAGE_CLASSES} t:pt-6`}>
            <ErrorPanel headingLevel={1} onRetry={retry} />
          </main>
        </div>
      )}
    >
      <SanitizedDashboard {...props} />
    </ErrorBoundary>
  );
}

function SanitizedDashboard<R extends Reads, TabName extends string, Own extends object>({
  kind,
  reads,
  samples,
  tabs,
  own,
  user: rawUser,
  loading,
  failed,
  onRetry,
  onTabChange,
  onError: _handledAbove,
  ...rest
}: DashboardProps<R, TabName> & DashboardSpec<R, TabName, Own>) {
  const user = userEntity.sanitize(rawUser).value;
  const format = useFormatters();
  const data = dataOf(reads, rest, samples, { loading, failed, onRetry });
  const shown: Shown<R, Own> = { ...own, user, data };
  const isTab = (tab: string): tab is TabName => Object.hasOwn(tabs, tab);
  const { failure, sampleFailure, holdsSamples } = data;
  const parts = Object.keys(reads) as PartOf<R>[];
  return (
    <News isLoading={data.isLoading(...parts)} outcome={outcomeText(format, DASHBOARD_TITLES[kind], failure)}>
      <DashboardShell
        user={user}
        dashboard={kind}
        tabs={Object.entries<TabSpec<Shown<R, Own>>>(tabs).map(
          ([value, { label, help: Help, count, action, actionWhenNarrow, content: Content }]) => ({
            value,
            label,
            count: count?.(shown),
            help: typeof Help === 'string' ? Help : <Help {...shown} />,
            action: action && (
              <Button
                variant="primary"
                icon={action.icon}
                {...(action.href ? { href: action.href } : { onClick: () => action.onClick?.(shown) })}
              >
                {action.label}
              </Button>
            ),
            actionWhenNarrow,
            content: <Content {...shown} />,
          }),
        )}
        notice={
          sampleFailure ? (
            <div className="t:mb-gutter t:block">
              <FailureBanner failure={sampleFailure} isPartial={sampleFailure.labels.length < parts.length} />
            </div>
          ) : holdsSamples ? (
            <SampleNote />
          ) : null
        }
        onTabChange={(tab) => {
          if (isTab(tab)) onTabChange?.(tab);
        }}
        {...withoutAnswers(reads, rest)}
      />
    </News>
  );
}

/** The props that are left for the shell. */
const withoutAnswers = (reads: Reads, props: object): Partial<DashboardShellProps> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(reads, name)));

interface GreetingLineProps {
  /** The word of greeting: 'Kia ora'. Without one the sentence stands alone. */
  greeting: string | undefined;
  /** Its language, where that is not the page's. */
  greetingLang?: string | undefined;
  /** The reader's first name; without one the greeting stands alone. */
  firstName: string;
  /** A sentence that says what the data holds, or nothing. */
  children?: ReactNode;
}

/** The help line of an overview: 'Mālō e lelei, Tevita. 9 quotes are waiting for a reply.' */
export function GreetingLine({ greeting, greetingLang, firstName, children }: GreetingLineProps) {
  const sentence = <span className="t:contents">{children}</span>;
  if (!greeting) return sentence;
  const name = firstName.trim();
  return (
    <>
      <span lang={greetingLang}>{greeting}</span>
      {name === '' ? null : (
        <>
          <span className="t:contents">, </span>
          <bdi className="t:wrap-anywhere">{name}</bdi>
        </>
      )}
      <span className="t:contents">. </span>
      {sentence}
    </>
  );
}
