import type { Reads } from '../dashboards/define-reads.js';

/** An empty answer to each read of a dashboard, for tests that are about a few of them. */
export const emptyAnswers = <R extends Reads>(reads: R): Record<keyof R, unknown> =>
  answersOf(reads, () => ({}));

const HISTORY = [
  { month: '2026-10', value: 3 },
  { month: '2026-11', value: 5 },
];

/** A sound answer to each read of a dashboard: every field with its default, two rows in a list, two months in a history. */
export const soundAnswers = <R extends Reads>(reads: R): Record<keyof R, unknown> =>
  answersOf(reads, ({ entity: { fields, sanitize }, also }) => {
    const hasHistory = Object.keys(also ?? {}).some((name) => name.endsWith('History'));
    const isList = Object.hasOwn(Object(sanitize([])), 'items');
    return isList
      ? [
          { ...fields, id: 'one' },
          { ...fields, id: 'two' },
        ]
      : { ...fields, ...(hasHistory && { history: HISTORY }) };
  });

const answersOf = <R extends Reads>(reads: R, answer: (read: Reads[string]) => unknown) =>
  Object.fromEntries(Object.entries(reads).map(([part, read]) => [part, answer(read)])) as Record<
    keyof R,
    unknown
  >;
