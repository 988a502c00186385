'use client';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Button } from '../../components/button/index.js';
import { ErrorBoundary, ErrorPanel } from '../../components/error-fallback/index.js';
import { PageFrame } from '../../components/page-frame/index.js';
import { type DashboardKind, type User, user as userEntity } from '../../domain/index.js';
import { dashboardMessages, fallbackMessages } from '../../i18n/compiled/en/domain.js';
import { greetingMessages } from '../../i18n/compiled/en/shared.js';
import type { Place } from '../../i18n/message.js';
import { type SampleWords, samplesInWords } from '../../i18n/rows-in-words.js';
import { Sentence } from '../../i18n/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';
import { InertActionsContext } from '../../lib/inert-actions.js';
import {
  type DataOf,
  type DataProps,
  dataOf,
  type PartOf,
  type Reads,
  type SamplesOf,
} from '../define-reads.js';
import { ToldButton } from './dashboard-parts.js';
import { DashboardShell } from './dashboard-shell.js';
import { FailureBanner, SampleNote, useOutcomeText } from './failures.js';
import type { DashboardBaseProps, DashboardTab } from './host-props.js';
import { InertNotes } from './inert-notes.js';
import { type GivenLinks, linksOf } from './links.js';
import { Lists, type ListsControl } from './lists.js';
import { News } from './news.js';
import { partStateOf } from './part-state.js';
import { SamplesContext } from './prescribed.js';

/** What every tab of a dashboard is given: the user, the data, where links lead, and what the dashboard alone takes. */
export type Shown<R extends Reads, Own extends object = object, Links extends object = object> = Own & {
  readonly user: User;
  readonly data: DataOf<R>;
  readonly links: Links;
};

/** A text, or what chooses one from the words that a tab is given. */
type Words<S> = string | ((shown: S) => string);

const wordsOf = <S,>(words: Words<S>, shown: S): string => (typeof words === 'string' ? words : words(shown));

/** A tab of a dashboard, all of it in one place. */
export interface TabSpec<S extends object> {
  label: Words<S>;
  /** One line of plain help under the page's title. */
  help: string | ((shown: S) => ReactNode);
  /** A count beside the label; `null` while it loads. @default none */
  count?: ((shown: S) => number | null | undefined) | undefined;
  /** The one action of the page header. On phones the bottom navigation has it, or it stands above that. */
  action?:
    | {
        label: Words<S>;
        icon: ReactElement;
        /** Where it leads; `null` where the host has nothing there. */
        href?: ((shown: S) => string | null) | undefined;
        /** What it does: the host's callback. */
        onClick?: ((shown: S) => (() => unknown) | undefined) | undefined;
      }
    | undefined;
  /** Whether the action also shows on phones, where nothing else leads there. @default false */
  actionWhenNarrow?: boolean | undefined;
  /** Whether it holds a list that can be searched. @default false */
  isSearched?: boolean | undefined;
  content: ComponentType<S>;
}

/** The tabs of a dashboard in their order, by the value that URLs and callbacks name them by. */
export type TabSpecs<TabName extends string, S extends object> = Readonly<Record<TabName, TabSpec<S>>>;

/** Props of a dashboard: what all of them take, and its parts. */
export type DashboardProps<
  R extends Reads,
  TabName extends string,
  Slot extends string,
  Links extends object = object,
  Added extends string = never,
> = DashboardBaseProps<TabName, Slot, Links, Added> & DataProps<R>;

/** What a dashboard supplies; all else is common to them. */
interface DashboardSpec<R extends Reads, TabName extends string, Own extends object, Links extends object> {
  kind: DashboardKind;
  reads: R;
  /** The rows to show in place of what is not a list. */
  sampleRows: SamplesOf<R>;
  /** What these say in English. */
  sampleWords: SampleWords;
  /** Its tabs. */
  specs: TabSpecs<TabName, Shown<R, Own, Links>>;
  /** Where its own links lead by default. */
  paths: Links;
  /** What this dashboard alone takes: its callbacks, its greeting. */
  own: Own;
  /** What is shown of the data, e.g. with decisions that the server has not answered. @default all as it is */
  adjust?: ((data: DataOf<R>) => DataOf<R>) | undefined;
}

type AnyDashboardProps<
  R extends Reads,
  TabName extends string,
  Own extends object,
  Links extends object,
  Added extends string,
> = DashboardProps<R, TabName, string, Links, Added> & DashboardSpec<R, TabName, Own, Links>;

/**
 * A whole dashboard: sanitises the user and the answers of its reads, and shows them in its tabs. What throws while the
 * dashboard itself renders shows as 'Dashboard Error' with 'Try Again' and 'Reload Page'; new data is a new try
 * (spec: 2.dashboard-error).
 */
export function Dashboard<
  R extends Reads,
  TabName extends string,
  Own extends object,
  Links extends object = object,
  Added extends string = never,
>(props: AnyDashboardProps<R, TabName, Own, Links, Added>): ReactElement {
  const answers: Readonly<Record<string, unknown>> = props;
  return (
    <ErrorBoundary
      onError={props.onError}
      resetKeys={[props.user, ...Object.keys(props.reads).map((part) => partStateOf(answers[part]).data)]}
      fallback={({ retry }) => (
        <PageFrame mainClassName="t:pt-6">
          <ErrorPanel headingLevel={1} onRetry={retry} />
        </PageFrame>
      )}
    >
      <SamplesContext.Provider value={props.samples ?? true}>
        <InertActionsContext.Provider value={props.inertActions ?? 'shown'}>
          <InertNotes text={props.inertNote}>
            <SanitizedDashboard {...props} />
          </InertNotes>
        </InertActionsContext.Provider>
      </SamplesContext.Provider>
    </ErrorBoundary>
  );
}

const asTheyAre = <Tabs,>({ tabs }: { tabs: Tabs }): Tabs => tabs;
const asItIs = <Data,>(data: Data): Data => data;

function SanitizedDashboard<
  R extends Reads,
  TabName extends string,
  Own extends object,
  Links extends object,
  Added extends string,
>({
  kind,
  reads,
  sampleRows,
  sampleWords,
  specs,
  paths,
  own,
  adjust = asItIs,
  samples = true,
  inertActions = 'shown',
  inertNote: _saidByButtons,
  tabs: arrange = asTheyAre,
  user: rawUser,
  onTabChange,
  lists,
  onListChange,
  onError: _handledAbove,
  ...rest
}: AnyDashboardProps<R, TabName, Own, Links, Added>) {
  const user = userEntity.sanitize(rawUser).value;
  const titles = useMessages(dashboardMessages);
  const outcomeText = useOutcomeText();
  const words = useMessages(fallbackMessages);
  const sampleLists = samplesInWords(sampleRows, useMessages(sampleWords));
  const data = adjust(dataOf(reads, rest, samples ? sampleLists : null, words));
  const shown: Shown<R, Own, Links> = {
    ...own,
    user,
    data,
    links: linksOf(paths, rest.links as GivenLinks<Links>),
  };
  const { failure, sampleFailure, holdsSamples } = data;
  const parts = Object.keys(reads) as PartOf<R>[];
  const ownTabs = (Object.entries(specs) as [TabName, TabSpec<Shown<R, Own, Links>>][]).map(([value, spec]) =>
    tabOf(value, spec, shown, inertActions === 'hidden'),
  );
  const tabs: readonly DashboardTab<TabName | Added>[] = arrange({ tabs: ownTabs });
  return (
    <News
      isLoading={data.isLoading(...parts)}
      outcome={outcomeText(titles[`dashboard.title.${kind}`], failure)}
      hasFailed={failure !== undefined}
    >
      <Lists lists={lists} onListChange={onListChange as ListsControl['onListChange']}>
        <DashboardShell
          user={rawUser}
          dashboard={kind}
          tabs={tabs}
          notice={
            sampleFailure ? (
              <div className="t:mb-gutter t:block">
                <FailureBanner
                  failure={sampleFailure}
                  isPartial={sampleFailure.labels.length < parts.length}
                />
              </div>
            ) : holdsSamples ? (
              <SampleNote />
            ) : null
          }
          onTabChange={(tab) => {
            if (tabs.some(({ value }) => value === tab)) onTabChange?.(tab);
          }}
          {...withoutAnswers(reads, rest)}
        />
      </Lists>
    </News>
  );
}

interface HeaderActionProps {
  icon: ReactElement;
  href: string | undefined;
  onClick: (() => unknown) | undefined;
  children: string;
}

/** The one action of the page header. */
function HeaderAction({ icon, href, onClick, children }: HeaderActionProps) {
  return href === undefined ? (
    <ToldButton variant="primary" icon={icon} onPress={onClick}>
      {children}
    </ToldButton>
  ) : (
    <Button variant="primary" icon={icon} href={href}>
      {children}
    </Button>
  );
}

/** A tab as the shell shows it. */
function tabOf<TabName extends string, S extends object>(
  value: TabName,
  { label, help, count, action, actionWhenNarrow, isSearched, content: Content }: TabSpec<S>,
  shown: S,
  hidesInert: boolean,
): DashboardTab<TabName> {
  const href = action?.href?.(shown);
  const onClick = action?.onClick?.(shown);
  const isDrawn = href === undefined ? !(hidesInert && onClick === undefined) : href !== null;
  return {
    value,
    label: wordsOf(label, shown),
    count: count?.(shown),
    help: typeof help === 'string' ? help : help(shown),
    action: action && isDrawn && (
      <HeaderAction icon={action.icon} href={href ?? undefined} onClick={onClick}>
        {wordsOf(action.label, shown)}
      </HeaderAction>
    ),
    actionWhenNarrow,
    isSearched,
    content: <Content {...shown} />,
  };
}

/** The props that are left for the shell. */
const withoutAnswers = (reads: Reads, props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(reads, name)));

interface GreetingLineProps {
  /** The word of greeting: 'Kia ora'. Without one the sentence stands alone. */
  greeting: string | undefined;
  /** Its language, where that is not the page's. */
  greetingLang?: string | undefined;
  /** The reader's first name; without one the greeting stands alone. */
  firstName: string;
  /** A sentence that says what the data holds, or nothing. */
  children?: ReactNode | undefined;
}

/** The help line of an overview: 'Mālō e lelei, Tevita. 2 bookings and 9 quotes wait for an answer.' */
export function GreetingLine({ greeting, greetingLang, firstName, children }: GreetingLineProps) {
  const t = useMessages(greetingMessages);
  const sentence = <span className="t:contents">{children}</span>;
  if (!greeting) return sentence;
  const name = firstName.trim();
  // Isolated, as names are: it is often of another script than the sentence, whose letters decide where the line starts.
  const b: Place = (text) => <bdi lang={greetingLang}>{text}</bdi>;
  const i: Place = (text) => <bdi className="t:wrap-anywhere">{text}</bdi>;
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
