import * as v from 'valibot';
import { type AnyField, type Field, fieldFor } from './field';

/** What an entity's fields are when the data does not say; their types are the fields' types. */
export type Defaults = Readonly<Record<string, string | number | boolean>>;

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
export type EntitySchema<TEntries extends Readonly<Record<string, AnyField>>> = v.ObjectSchema<
  TEntries,
  undefined
>;

/**
 * Declares an entity by its defaults: the schema, and with it the type, follow from them. Text that is missing,
 * blank or not text, and figures that are not finite numbers, take the default (decision 12).
 *
 * @param defaults - '' and 0 where there is nothing better to show
 * @returns a valibot schema, to be used with valibot as any other
 */
export function entity<const TDefaults extends Defaults>(
  defaults: TDefaults,
): EntitySchema<FieldsOf<TDefaults>> {
  const entries = Object.entries(defaults).map(([name, fallback]) => [name, fieldFor(name, fallback)]);
  // fieldFor picks by the same rule as FieldOf, which types cannot follow through an array of entries.
  return v.object(Object.fromEntries(entries) as FieldsOf<TDefaults>);
}
