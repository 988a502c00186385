import { isRecord, propertyNames, readProperty } from '../../domain/read-fields.js';
import type { readMessages } from '../../i18n/compiled/en/shared.js';

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

/** A part that is not given. */
const ABSENT = { data: undefined, status: 'success', refetch: undefined } as const;

interface KnownState {
  readonly data: unknown;
  readonly status: 'pending' | 'success' | 'error';
  readonly refetch: (() => unknown) | undefined;
}

/** Returns a part with its status. One that is not given has no data, and is not awaited. */
export function partStateOf(given: unknown): KnownState {
  if (!isRecord(given)) return ABSENT;
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
    refetch: typeof refetch === 'function' ? (refetch as KnownState['refetch']) : undefined,
  };
}

const isStatus = (status: unknown): status is KnownState['status'] =>
  status === 'pending' || status === 'success' || status === 'error';

const warned = new Set<string>();

/** Names a part that was given as bare JSON, once. For development. */
export function warnOfBareAnswer(part: string, given: unknown): void {
  if (given === undefined || given === null || warned.has(part)) return;
  if (isRecord(given)) {
    const names = propertyNames(given);
    if (names.length === 0 || NAMES.some((name) => names.includes(name))) return;
  }
  warned.add(part);
  console.warn(
    `tapa-ui: '${part}' is no query, so nothing of it is shown. Give JSON as ${part}={{ data: json }}.`,
  );
}

/** The key of what a read brings. */
export type ReadLabel = keyof typeof readMessages;

/** Reads that failed and have no data. */
export interface ReadFailure {
  /** The name of their data, within a sentence: 'travel requests'. */
  readonly labels: readonly ReadLabel[];
  /** Reads all of it again; undefined where nobody would. */
  readonly retry: (() => void) | undefined;
}

/** A part that could not be read, and of which there is no data. */
export interface FailedPart {
  readonly label: ReadLabel;
  readonly refetch: PartState['refetch'];
}

/** Returns the failure of some parts; undefined where none failed. */
export function failureFrom(parts: readonly FailedPart[]): ReadFailure | undefined {
  if (parts.length === 0) return undefined;
  // Parts that are read at once have one way to be read again.
  const refetches = new Set(parts.flatMap(({ refetch }) => refetch ?? []));
  const retry = () => {
    for (const refetch of refetches) void refetch();
  };
  return { labels: parts.map(({ label }) => label), retry: refetches.size > 0 ? retry : undefined };
}
