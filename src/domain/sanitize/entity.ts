import * as v from 'valibot';
import { checkFor, type Defaults } from './field';

/** One field of an entity: what it accepts, and the fallback that anything else is replaced by. */
type Field<T> = v.CustomSchema<T, undefined> & { readonly fallback: T };

type FieldOf<TName, TDefault> = TName extends 'id'
  ? Field<string | number>
  : TDefault extends string
    ? Field<string>
    : TDefault extends number
      ? Field<number>
      : Field<boolean>;

/** The fields that follow from defaults. */
export type FieldsOf<TDefaults extends Defaults> = {
  readonly [TName in keyof TDefaults]: FieldOf<TName, TDefaults[TName]>;
};

/** An entity's schema: valibot's object schema over fields with fallbacks. */
export type EntitySchema<TDefaults extends Defaults> = v.ObjectSchema<FieldsOf<TDefaults>, undefined>;

/** What data of an entity is once every field is there. */
export type DataOf<TDefaults extends Defaults> = v.InferOutput<EntitySchema<TDefaults>>;

/**
 * Declares an entity by its defaults: the schema, and with it the type, follow from them. Text that is missing,
 * blank or not text, and figures that are not finite numbers, take the default (decision 12). The sanitisers read by the
 * same defaults without the schema, so that only who uses a schema loads valibot.
 *
 * @param defaults - '' and 0 where there is nothing better to show
 * @returns a valibot schema, to be used with valibot as any other
 */
export function entity<const TDefaults extends Defaults>(defaults: TDefaults): EntitySchema<TDefaults> {
  const entries = Object.entries(defaults).map(([name, fallback]) => [
    name,
    v.fallback(v.custom<Defaults[string]>(checkFor(name, fallback)), fallback),
  ]);
  // checkFor picks by the same rule as FieldOf, which types cannot follow through an array of entries.
  return v.object(Object.fromEntries(entries) as FieldsOf<TDefaults>);
}
