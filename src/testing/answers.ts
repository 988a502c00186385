import type { Reads } from '../dashboards/define-reads';

/** An empty answer to each read of a dashboard, for tests that are about a few of them. */
export const emptyAnswers = <R extends Reads>(reads: R): Record<keyof R, unknown> =>
  answersOf(reads, () => ({}));

/** A sound answer to each read of a dashboard: every field with its default, and two rows in a list. */
export const soundAnswers = <R extends Reads>(reads: R): Record<keyof R, unknown> =>
  answersOf(reads, ({ entity: { fields, sanitize } }) => {
    const isList = Object.hasOwn(Object(sanitize([])), 'items');
    return isList
      ? [
          { ...fields, id: 'one' },
          { ...fields, id: 'two' },
        ]
      : fields;
  });

const answersOf = <R extends Reads>(reads: R, answer: (read: Reads[string]) => unknown) =>
  Object.fromEntries(Object.entries(reads).map(([part, read]) => [part, answer(read)])) as Record<
    keyof R,
    unknown
  >;
