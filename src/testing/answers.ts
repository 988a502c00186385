import type { PartState, Reads } from '../dashboards/define-reads.js';

type Answered<Answers> = { [Part in keyof Answers]: { data: Answers[Part] } };

export const answered = <Answers extends object>(answers: Answers): Answered<Answers> =>
  Object.fromEntries(Object.entries(answers).map(([part, data]) => [part, { data }])) as Answered<Answers>;

export const everyPart = <R extends Reads>(reads: R, state: PartState): Record<keyof R, PartState> =>
  Object.fromEntries(Object.keys(reads).map((part) => [part, state])) as Record<keyof R, PartState>;

export const PENDING = { status: 'pending' } as const satisfies PartState;

export const emptyAnswers = <R extends Reads>(reads: R): Record<keyof R, PartState> =>
  answersOf(reads, () => ({}));

const HISTORY = [
  { month: '2026-10', value: 3 },
  { month: '2026-11', value: 5 },
];

/** Returns valid answers: fields with their defaults, two rows in a list, two months in a history. */
export const soundAnswers = <R extends Reads>(reads: R): Record<keyof R, PartState> =>
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
  Object.fromEntries(Object.entries(reads).map(([part, read]) => [part, { data: answer(read) }])) as Record<
    keyof R,
    PartState
  >;
