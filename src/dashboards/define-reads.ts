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
 * A part of a dashboard: the answer of its read and its state. A query of TanStack Query fits as it is;
 * `{ data: json }` is enough.
 *
 * @example
 * <TravelerDashboard bookings={useQuery(bookingsQuery)} listings={{ data: listings }} … />
 */
export interface PartState {
  /** Raw answer; the earlier one where a later read failed. @default none */
  readonly data?: unknown;
  /** State of the first answer. @default 'success' with data, 'error' with an error, else 'pending' */
  readonly status?: 'pending' | 'success' | 'error' | undefined;
  /** Error of the last read. @default none */
  readonly error?: unknown;
  /** Reads it again. 'Try again' is shown only where this is given. */
  readonly refetch?: (() => unknown) | undefined;
}

const NAMES = ['data', 'status', 'error', 'refetch'] as const satisfies readonly (keyof PartState)[];

/** Returns a part with its status. A part that is not given counts as read, without data. */
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

export interface ReadFailure {
  /** Name of their data within a sentence: 'travel requests'. */
  readonly labels: readonly ReadLabel[];
  /** Reads all of them again; undefined where no part has a `refetch`. */
  readonly retry: (() => void) | undefined;
}

type FailedPart = Pick<Read, 'label'> & Pick<PartState, 'refetch'>;

function failureFrom(parts: readonly FailedPart[]): ReadFailure | undefined {
  if (parts.length === 0) return undefined;
  // Parts of one query share its `refetch`.
  const refetches = new Set(parts.flatMap(({ refetch }) => refetch ?? []));
  const retry = () => {
    for (const refetch of refetches) void refetch();
  };
  return { labels: parts.map(({ label }) => label), retry: refetches.size > 0 ? retry : undefined };
}

interface Declared {
  readonly fields: object;
  readonly missing?: MissingTexts;
  readonly sanitize: (raw: unknown, samples?: never) => object;
}

/** One read of a dashboard: a `GET` request for JSON. */
export interface Read {
  /** Path of the request, with its query string. */
  readonly path: string;
  /** Name of its data within a sentence: 'travel requests'. */
  readonly label: ReadLabel;
  /** Shows a list that could not be read as failed and empty. @default sample data takes its place, marked */
  readonly isEmptyWhenFailed?: boolean | undefined;
  /** The only role that may read it. @default every role */
  readonly role?: Role | undefined;
  /** Model of the answer, under the part's own name. */
  readonly entity: Declared;
  /** Other entities of the same answer, by the names that the dashboard uses. */
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

/** State of a dashboard's data, whatever its reads. */
export interface ShownData<Name = never> {
  /** Returns whether any of these is loading; without names, whether anything is. */
  readonly isLoading: (...names: Name[]) => boolean;
  /** Returns the failure that leaves these lists empty. */
  readonly failureOf: (...names: Name[]) => ReadFailure | undefined;
  /** Failure of all parts without data. */
  readonly failure: ReadFailure | undefined;
  /** Failure of those parts that show sample data instead. */
  readonly sampleFailure: ReadFailure | undefined;
  /** True where some parts show no sample data in place of a failed read. */
  readonly isPartial: boolean;
  /** True where any of the data is a sample. */
  readonly holdsSamples: boolean;
  readonly answers: readonly unknown[];
}

export type DataOf<R extends Reads> = SanitizedParts<R> & ShownData<keyof SanitizedParts<R>>;

/** Sample rows of every list of a dashboard, by name. */
export type SamplesOf<R extends Reads> = {
  readonly [Name in keyof EntitiesOf<R> as EntitiesOf<R>[Name] extends EntityList<never>
    ? Name
    : never]: EntitiesOf<R>[Name] extends EntityList<infer Row> ? SampleRows<Row, SampleKey> : never;
};

export const defineReads = <const R extends Reads>(reads: R): R => reads;

export const mayRead = ({ role: only }: Read, role: unknown): boolean => only === undefined || only === role;

const holdsData = (shown: Sanitized<object> | SanitizedList<object>): boolean =>
  'items' in shown
    ? !shown.isSample && shown.items.length > 0
    : shown.sampleFields.size < Object.keys(shown.value).length;

const UNREAD: readonly [] = [];

/**
 * Returns the sanitised answers of a dashboard's reads. The same answer gives the same object.
 *
 * @param samples - `null` turns samples off: lists without data are empty, and failed ones show the failure
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
      // Without samples it is absent: an empty list would state that there are no rows.
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
