import { isRecord, propertyNames, readProperty } from '../../domain/read-fields.js';
import type { readMessages } from '../../i18n/compiled/en/shared.js';

/** Parts by name: all (`true`), none (`false`), or the named ones. */
export type PartNames<Part extends string> = boolean | readonly Part[];

/** What is still loading: everything (`true`), nothing (`false`), or the named parts. */
export type LoadingParts<Part extends string> = PartNames<Part>;

/**
 * A part together with the state of its read, in place of the raw answer. It holds any of these, at least one, and nothing
 * else. No answer that could be read is taken for it: lists are arrays, and none of their fields or of an entity's has such a name.
 *
 * @example
 * const { data, error, isPending, refetch } = useQuery(bookingsQuery);
 * <TravelerDashboard bookings={{ data, error, loading: isPending, onRetry: refetch }} … />
 */
export interface PartState {
  /** The raw answer; what was read before where a later read failed. @default there is none */
  data?: unknown;
  /** What the last read failed with: anything but `null`, `undefined` and `false`. @default it did not fail */
  error?: unknown;
  /** Whether the first answer is awaited. @default false */
  loading?: boolean | undefined;
  /** Called by 'Try again', which is only offered where somebody hears it. */
  onRetry?: (() => void) | undefined;
}

const STATE_NAMES: readonly string[] = ['data', 'error', 'loading', 'onRetry'] satisfies (keyof PartState)[];

/** What a host says of a part: its raw answer, or that with the state of its read. */
export function partStateOf(given: unknown): PartState {
  if (!isRecord(given)) return { data: given };
  const found = propertyNames(given);
  const isState = found.length > 0 && found.every((name) => STATE_NAMES.includes(name));
  if (!isState) return { data: given };
  const onRetry = readProperty(given, 'onRetry');
  return {
    data: readProperty(given, 'data'),
    error: readProperty(given, 'error'),
    loading: readProperty(given, 'loading') === true,
    onRetry: typeof onRetry === 'function' ? () => void onRetry() : undefined,
  };
}

/** What a host says of all parts at once. */
export interface ReadStates<Part extends string> {
  /** What is still loading: its panels are skeletons. @default false */
  loading?: LoadingParts<Part> | undefined;
  /**
   * What could not be read. It says so unless it has data: what was read before stays on the screen when a later read
   * fails. @default false
   */
  failed?: PartNames<Part> | undefined;
  /** Called by 'Try again' with the names of the parts to read again. Without it, nothing offers another try. */
  onRetry?: ((parts: readonly Part[]) => void) | undefined;
}

/** What a read brings: the key of its name. */
export type ReadLabel = keyof typeof readMessages;

/** A part that could not be read, and of which there is no data. */
export interface FailedPart<Part extends string> {
  readonly part: Part;
  /** What it brings, within a sentence. */
  readonly label: ReadLabel;
  /** The part's own way to be read again. */
  readonly onRetry: (() => void) | undefined;
}

/** One or more reads that failed, as the reader is told. */
export interface ReadFailure {
  /** What they bring, within a sentence: 'travel requests'. */
  readonly labels: readonly ReadLabel[];
  /** Reads all of it again; undefined where nobody would. */
  readonly retry: (() => void) | undefined;
}

/** The failure of some parts; undefined where none failed. Those without a way of their own are asked for at once. */
export function failureFrom<Part extends string>(
  parts: readonly FailedPart<Part>[],
  onRetry: ReadStates<Part>['onRetry'],
): ReadFailure | undefined {
  if (parts.length === 0) return undefined;
  const own = parts.flatMap((part) => part.onRetry ?? []);
  const others = parts.filter((part) => !part.onRetry).map(({ part }) => part);
  const canRetry = own.length > 0 || onRetry !== undefined;
  return {
    labels: parts.map(({ label }) => label),
    retry: canRetry
      ? () => {
          for (const retry of own) retry();
          if (others.length > 0) onRetry?.(others);
        }
      : undefined,
  };
}

/** Whether a part is among the named ones. */
export const includesPart = (parts: PartNames<string> | undefined, part: string): boolean =>
  typeof parts === 'object' ? parts.includes(part) : parts === true;
