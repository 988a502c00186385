import type {
  EntityList,
  Keyed,
  MissingTexts,
  Role,
  SampleRows,
  Sanitized,
  SanitizedList,
  Translated,
} from '../domain/index.js';
import { isRecord, propertyNames, readProperty } from '../domain/read-fields.js';
import { fallbackMessages } from '../i18n/compiled/en/fallback.js';
import type { readMessages } from '../i18n/compiled/en/read.js';
import { type FallbackMessages, type SampleKey, translateAnswer } from '../i18n/translate-rows.js';
import { warnOnce } from '../lib/development.js';

/**
 * A part of a dashboard: the answer of its read, and how that stands. A query of TanStack Query is one as it is, and
 * `{ data: json }` is enough.
 *
 * @example
 * <TravelerDashboard bookings={useQuery(bookingsQuery)} listings={{ data: listings }} … />
 */
export interface PartState {
  /** The raw answer; that of an earlier read where a later one failed. @default there is none */
  readonly data?: unknown;
  /** True where the first answer is awaited, has come, or could not be read. @default 'success' with data, 'error' with an error, else 'pending' */
  readonly status?: 'pending' | 'success' | 'error' | undefined;
  /** The error of the last read. @default nothing */
  readonly error?: unknown;
  /** Reads it again. 'Try again' is only offered where this is given. */
  readonly refetch?: (() => unknown) | undefined;
}

const NAMES = ['data', 'status', 'error', 'refetch'] as const satisfies readonly (keyof PartState)[];

/** Returns a part with its status. One that is not given has no data, and is not awaited. */
function partStateOf(given: unknown): Pick<PartState, 'data' | 'status' | 'refetch'> {
  if (!isRecord(given)) return { status: 'success' };
  const [data, status, error, refetch] = NAMES.map((name) => readProperty(given, name));
  return {
    data,
    status: isStatus(status)
      ? status
      : data !== undefined
        ? 'success'
        : (error ?? false) === false
          ? 'pending'
          : 'error',
    refetch: typeof refetch === 'function' ? (refetch as PartState['refetch']) : undefined,
  };
}

const isStatus = (status: unknown): status is NonNullable<PartState['status']> =>
  status === 'pending' || status === 'success' || status === 'error';

function warnOfBareAnswer(part: string, given: unknown): void {
  if (given === undefined || given === null) return;
  if (isRecord(given)) {
    const names = propertyNames(given);
    if (names.length === 0 || NAMES.some((name) => names.includes(name))) return;
  }
  warnOnce(`'${part}' is no query, so nothing of it is shown. Give JSON as ${part}={{ data: json }}.`);
}

function warnOfEnvelope(part: string, answer: unknown): void {
  if (!isRecord(answer) || propertyNames(answer).length === 0) return;
  warnOnce(
    `nothing of '${part}' can be read. Of an answer in an envelope give what is inside: ${part}={{ data: answer.items }}.`,
  );
}

type ReadLabel = keyof typeof readMessages;

/** Reads that failed and have no data. */
export interface ReadFailure {
  /** The name of their data, within a sentence: 'travel requests'. */
  readonly labels: readonly ReadLabel[];
  /** Reads all of it again; undefined where nobody would. */
  readonly retry: (() => void) | undefined;
}

type FailedPart = Pick<Read, 'label'> & Pick<PartState, 'refetch'>;

/** Returns the failure of some parts; undefined where none failed. */
function failureFrom(parts: readonly FailedPart[]): ReadFailure | undefined {
  if (parts.length === 0) return undefined;
  // Parts that are read at once have one way to be read again.
  const refetches = new Set(parts.flatMap(({ refetch }) => refetch ?? []));
  const retry = () => {
    for (const refetch of refetches) void refetch();
  };
  return { labels: parts.map(({ label }) => label), retry: refetches.size > 0 ? retry : undefined };
}

/** The entity or list that reads an answer: an entity or a list of the domain. */
interface Declared {
  readonly fields: object;
  readonly missing?: MissingTexts;
  readonly sanitize: (raw: unknown, samples?: never) => object;
}

/** One read of a dashboard: a `GET` that answers JSON. */
export interface Read {
  /** The path that is called, with its query. */
  readonly path: string;
  /** The name of its data, within a sentence: 'travel requests'. */
  readonly label: ReadLabel;
  /** True where a list that could not be read is empty and says so. @default sample data takes its place, marked */
  readonly isEmptyWhenFailed?: boolean | undefined;
  /** The role that may read it. @default every role */
  readonly role?: Role | undefined;
  /** The model of the answer, under the name of the part. */
  readonly entity: Declared;
  /** Other entities of the same answer, by the name that the dashboard uses for it. */
  readonly also?: Readonly<Record<string, Declared>> | undefined;
}

export type Reads = Readonly<Record<string, Read>>;

export type PartOf<R extends Reads> = keyof R & string;

/** Props of a dashboard for its reads. A part that is not given shows sample data, marked. */
export type DataProps<R extends Reads> = { [Part in keyof R]?: PartState | undefined };

type AlsoOf<R extends Reads> = Extract<R[keyof R], { also: object }>['also'];
type NamesOf<Entities> = Entities extends Entities ? keyof Entities : never;
type EntityOf<Entities, Name> = Entities extends { [Key in Name & string]: infer E } ? E : never;

type EntitiesOf<R extends Reads> = { readonly [Part in keyof R]: R[Part]['entity'] } & {
  readonly [Name in NamesOf<AlsoOf<R>>]: EntityOf<AlsoOf<R>, Name>;
};
type ShownAs<E> =
  E extends EntityList<infer Row>
    ? SanitizedList<Keyed<Translated<Row>>>
    : E extends { sanitize: (raw: unknown) => infer Shown }
      ? Shown
      : never;
type SanitizedParts<R extends Reads> = {
  readonly [Name in keyof EntitiesOf<R>]: ShownAs<EntitiesOf<R>[Name]>;
};

/** How the data of a dashboard stands, whatever it is. */
export interface ShownData<Name = never> {
  /** Returns whether any of these is still loading; without a name, whether any at all is. */
  readonly isLoading: (...names: Name[]) => boolean;
  /** Why a list is empty, where it could not be read. */
  readonly failureOf: (...names: Name[]) => ReadFailure | undefined;
  /** All that could not be read and has no data. */
  readonly failure: ReadFailure | undefined;
  /** That of it which sample data stands in for. */
  readonly sampleFailure: ReadFailure | undefined;
  /** True where there are other parts than those that samples stand in for. */
  readonly isPartial: boolean;
  /** True where any of what is there is a sample. */
  readonly holdsSamples: boolean;
  readonly answers: readonly unknown[];
}

export type DataOf<R extends Reads> = SanitizedParts<R> & ShownData<keyof SanitizedParts<R>>;

/** The sample rows of every list that a dashboard shows, by name. */
export type SamplesOf<R extends Reads> = {
  readonly [Name in keyof EntitiesOf<R> as EntitiesOf<R>[Name] extends EntityList<never>
    ? Name
    : never]: EntitiesOf<R>[Name] extends EntityList<infer Row> ? SampleRows<Row, SampleKey> : never;
};

export const defineReads = <const R extends Reads>(reads: R): R => reads;

/** Returns whether a role may make a read. */
export const mayRead = ({ role: only }: Read, role: unknown): boolean => only === undefined || only === role;

/** Returns whether there is anything of an answer to show. */
const holdsData = (shown: Sanitized<object> | SanitizedList<object>): boolean =>
  'items' in shown
    ? !shown.isSample && shown.items.length > 0
    : shown.sampleFields.size < Object.keys(shown.value).length;

const UNREAD: readonly [] = [];

/**
 * Returns the answers of a dashboard's reads, sanitised. The same answer gives the same object.
 *
 * @param samples - rows for what is no list; `null` where nothing stands in: such lists are empty, and failed ones say so
 */
export function dataOf<R extends Reads>(
  reads: R,
  given: Readonly<Record<string, unknown>>,
  samples: SamplesOf<R> | null,
  messages: FallbackMessages = fallbackMessages,
): DataOf<R> {
  const sampleRows: Readonly<Record<PropertyKey, unknown>> = samples ?? {};
  const data: Record<string, unknown> = {};
  const loadingNames = new Set<unknown>();
  const failedParts: FailedPart[] = [];
  const answers: unknown[] = [];
  let holdsSamples = false;
  const emptyNames = new Map<unknown, FailedPart>();
  for (const [part, { entity, also, label, isEmptyWhenFailed = samples === null }] of Object.entries(reads)) {
    if (process.env.NODE_ENV !== 'production') warnOfBareAnswer(part, given[part]);
    const { data: raw, status, refetch } = partStateOf(given[part]);
    answers.push(raw);
    const entities = Object.entries({ [part]: entity, ...also });
    const read = (answer: unknown) =>
      entities.map(
        ([name, { sanitize, missing = {} }]) =>
          [name, translateAnswer(missing, sanitize(answer, sampleRows[name] as never), messages)] as const,
      );
    let shown = read(raw);
    const holdsAny = shown.some(([, answer]) => holdsData(answer as Sanitized<object>));
    if (process.env.NODE_ENV !== 'production' && !holdsAny) warnOfEnvelope(part, raw);
    if (status === 'pending') {
      for (const [name] of entities) loadingNames.add(name);
    } else if (status === 'error' && !holdsAny) {
      const failedPart = { label, refetch };
      failedParts.push(failedPart);
      // Without samples it is absent: an empty list would say that there is nothing.
      shown = read(isEmptyWhenFailed && samples !== null ? UNREAD : undefined);
      if (isEmptyWhenFailed) {
        for (const [name] of entities) emptyNames.set(name, failedPart);
      }
    }
    if (samples !== null && !loadingNames.has(part)) {
      holdsSamples ||= shown.some(([, answer]) => (answer as Sanitized<object>).isSample);
    }
    Object.assign(data, Object.fromEntries(shown));
  }
  const emptyParts = new Set(emptyNames.values());
  const sampled = failedParts.filter((part) => !emptyParts.has(part));
  return Object.assign(data, {
    isLoading: (...names: unknown[]) =>
      names.length === 0 ? loadingNames.size > 0 : names.some((name) => loadingNames.has(name)),
    failureOf: (...names: unknown[]) =>
      failureFrom([...new Set(names.flatMap((name) => emptyNames.get(name) ?? []))]),
    failure: failureFrom(failedParts),
    holdsSamples,
    sampleFailure: failureFrom(sampled),
    isPartial: sampled.length < answers.length,
    answers,
  }) as unknown as DataOf<R>;
}
