import type { DataOf } from './entity';
import { type Check, checkFor, type Defaults } from './field';

/** Whether an object is an array; undefined where a revoked Proxy throws. */
export function isArray(value: object): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}

/** Whether a value can be read as an object with fields. Never throws, not even on a revoked Proxy. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && isArray(value) === false;

/** A property's value; undefined where a getter or a Proxy throws. */
export function readProperty(source: object, name: PropertyKey): unknown {
  try {
    return (source as Record<PropertyKey, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** The names of an object's own properties; none where a Proxy throws. */
export function propertyNames(source: object): readonly string[] {
  try {
    return Object.keys(source);
  } catch {
    return [];
  }
}

/**
 * Turns an entity's defaults into a reader that gives the same as parsing by its schema, field by field, but is several
 * times as fast and cannot throw: valibot reads properties unguarded and describes what it rejects, and hostile objects
 * throw at both.
 *
 * @param extra - further properties of the output, for the caller to overwrite. They are part of it from the start
 *   because adding one later costs more than reading the whole row.
 * @returns reads `source` (null: an object without any field) and adds the names of fields that took their
 *   fallback to `missing`
 */
export function fieldReader<TDefaults extends Defaults, TExtra extends object>(
  defaults: TDefaults,
  extra: TExtra,
) {
  const checks: readonly (readonly [string, Check])[] = Object.entries(defaults).map(
    ([name, fallback]) => [name, checkFor(name, fallback)] as const,
  );
  const template = { ...defaults, ...extra };
  return (source: object | null, missing?: Set<keyof DataOf<TDefaults>>): DataOf<TDefaults> & TExtra => {
    const output: Record<string, unknown> = { ...template };
    for (const [name, accepts] of checks) {
      const value = source ? readProperty(source, name) : undefined;
      if (accepts(value)) output[name] = value;
      else missing?.add(name);
    }
    // Every field passed its own check or is its own default, so the whole is what the schema infers.
    return output as DataOf<TDefaults> & TExtra;
  };
}
