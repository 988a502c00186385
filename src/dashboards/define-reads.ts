import type { EntityList, Role, SampleRows } from '../domain';

/** What an answer is read as: an entity or a list of the domain. */
interface Declared {
  readonly fields: object;
  readonly sanitize: (raw: unknown, samples?: never) => unknown;
}

/** One read of a dashboard: a `GET` that answers JSON. */
export interface Read {
  /** The path that is called, with its query. */
  readonly path: string;
  /** The role that may read it. @default every role */
  readonly role?: Role;
  /** What the answer is shown as, under the name of the part. */
  readonly entity: Declared;
  /** What else the same answer holds, by the name that the dashboard uses for it. */
  readonly also?: Readonly<Record<string, Declared>>;
}

/** The reads of a dashboard by the name of their part. */
export type Reads = Readonly<Record<string, Read>>;

/** Name of a part. */
export type PartOf<R extends Reads> = keyof R & string;

/** Props of a dashboard for the raw answers, one per part. */
export type DataProps<R extends Reads> = { [Part in keyof R]: unknown };

/** What is still loading: everything (`true`), nothing (`false`), or the named parts. */
export type LoadingParts<Part extends string> = boolean | readonly Part[];

type AlsoOf<R extends Reads> = Extract<R[keyof R], { also: object }>['also'];
type NamesOf<Entities> = Entities extends Entities ? keyof Entities : never;
type EntityOf<Entities, Name> = Entities extends { [Key in Name & string]: infer E } ? E : never;

/** Everything that the answers hold, by name. */
type EntitiesOf<R extends Reads> = { readonly [Part in keyof R]: R[Part]['entity'] } & {
  readonly [Name in NamesOf<AlsoOf<R>>]: EntityOf<AlsoOf<R>, Name>;
};
type ShownAs<E> = E extends { sanitize: (raw: unknown, samples?: never) => infer Shown } ? Shown : never;
type SanitizedParts<R extends Reads> = {
  readonly [Name in keyof EntitiesOf<R>]: ShownAs<EntitiesOf<R>[Name]>;
};

/** What the tabs of a dashboard show. */
export type DataOf<R extends Reads> = SanitizedParts<R> & {
  /** Whether any of these is still loading. */
  readonly isLoading: (...names: (keyof SanitizedParts<R>)[]) => boolean;
};

/** The sample rows of every list that a dashboard shows, by name. */
export type SamplesOf<R extends Reads> = {
  readonly [Name in keyof EntitiesOf<R> as EntitiesOf<R>[Name] extends EntityList<never>
    ? Name
    : never]: EntitiesOf<R>[Name] extends EntityList<infer Row> ? SampleRows<Row> : never;
};

/** Declares the reads of a dashboard. */
export const defineReads = <const R extends Reads>(reads: R): R => reads;

/** Whether a role may make a read. */
export const mayRead = ({ role: only }: Read, role: unknown): boolean => only === undefined || only === role;

/**
 * The answers of a dashboard's reads, sanitised. The same answer gives the same object.
 *
 * @param raw - the answers by part; anything else in it is left out
 * @param samples - the rows to show in place of what is not a list
 */
export function dataOf<R extends Reads>(
  reads: R,
  raw: Readonly<Record<string, unknown>>,
  samples: SamplesOf<R>,
  loading: LoadingParts<PartOf<R>> = false,
): DataOf<R> {
  const sampleRows: Readonly<Record<PropertyKey, unknown>> = samples;
  const data: Record<string, unknown> = {};
  const loadingNames = new Set<unknown>();
  for (const [part, { entity, also }] of Object.entries(reads)) {
    for (const [name, { sanitize }] of Object.entries({ [part]: entity, ...also })) {
      data[name] = sanitize(raw[part], sampleRows[name] as never);
      if (typeof loading === 'boolean' ? loading : loading.includes(part)) loadingNames.add(name);
    }
  }
  data.isLoading = (...names: unknown[]) => names.some((name) => loadingNames.has(name));
  return data as DataOf<R>;
}
