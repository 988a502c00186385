import type { Role } from '../domain';

/** What makes of a raw answer what a dashboard shows. Never throws. */
interface Entity<Shown = unknown> {
  sanitize: (raw: unknown) => Shown;
}

/** One read of a dashboard: a `GET` that answers JSON. */
export interface Read {
  /** The path that is called, with its query. */
  readonly path: string;
  /** The role that may read it. @default every role */
  readonly role?: Role;
  /** What the answer is shown as, under the name of the part. */
  readonly entity: Entity;
  /** What else the same answer holds, by the name that the dashboard uses for it. */
  readonly also?: Readonly<Record<string, Entity>>;
}

/** The reads of a dashboard by the name of their part. */
export type Reads = Readonly<Record<string, Read>>;

/** Name of a part. */
export type PartOf<R extends Reads> = keyof R & string;

/** Props of a dashboard that take the raw answers, one a part. */
export type DataProps<R extends Reads> = { [Part in keyof R]: unknown };

/** What is still loading: everything (`true`), nothing (`false`), or the named parts. */
export type LoadingParts<Part extends string> = boolean | readonly Part[];

type ShownAs<E> = E extends Entity<infer Shown> ? Shown : never;
type AlsoOf<R extends Reads> = Extract<R[keyof R], { also: object }>['also'];
type NameOf<Entities> = Entities extends Entities ? keyof Entities & string : never;
type EntityOf<Entities, Name> = Entities extends Entities
  ? Name extends keyof Entities
    ? Entities[Name]
    : never
  : never;

/** Everything that the reads hold, sanitised, by its name. */
export type SanitizedParts<R extends Reads> = { readonly [Part in keyof R]: ShownAs<R[Part]['entity']> } & {
  readonly [Name in NameOf<AlsoOf<R>>]: ShownAs<EntityOf<AlsoOf<R>, Name>>;
};

/** What the tabs of a dashboard show. */
export type DataOf<R extends Reads> = SanitizedParts<R> & {
  /** Whether any of these is still loading. */
  readonly isLoading: (...names: (keyof SanitizedParts<R>)[]) => boolean;
};

/** Declares the reads of a dashboard. */
export const defineReads = <const R extends Reads>(reads: R): R => reads;

/** Whether a role may make a read. */
export const mayRead = ({ role: only }: Read, role: unknown): boolean => only === undefined || only === role;

/** The parts of `raw` that are a dashboard's, sanitised. The same answer gives the same object. */
export function dataOf<R extends Reads>(
  reads: R,
  raw: Readonly<Record<string, unknown>>,
  loading: LoadingParts<PartOf<R>> = false,
): DataOf<R> {
  const data: Record<string, unknown> = {};
  const loadingNames = new Set<unknown>();
  for (const [part, { entity, also }] of Object.entries(reads)) {
    for (const [name, { sanitize }] of Object.entries({ [part]: entity, ...also })) {
      data[name] = sanitize(raw[part]);
      if (typeof loading === 'boolean' ? loading : loading.includes(part)) loadingNames.add(name);
    }
  }
  data.isLoading = (...names: unknown[]) => names.some((name) => loadingNames.has(name));
  return data as DataOf<R>;
}
