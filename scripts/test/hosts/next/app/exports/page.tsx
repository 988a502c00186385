import * as entries from '../../entries.js';

const CLIENT = Symbol.for('react.client.reference');

const isClient = (value: unknown) =>
  typeof value === 'function' && (value as { $$typeof?: symbol }).$$typeof === CLIENT;

/** Components and hooks are references to the client's code; everything else is here, to be read and called. */
const MAY_BE_CLIENT = /^(?:[A-Z]\w*[a-z]\w*|use[A-Z]\w*)$/;

/** A server component that imports every export of every entry. */
export default function Page() {
  const closed = Object.entries(entries as Record<string, Record<string, unknown>>).flatMap(
    ([entry, exports]) =>
      Object.entries(exports)
        .filter(([name, value]) => isClient(value) && !MAY_BE_CLIENT.test(name))
        .map(([name]) => `${entry}: ${name}`),
  );
  return <pre id="closed">{JSON.stringify(closed)}</pre>;
}
