import type { within } from 'storybook/test';
import { READS } from '../../../src/dashboards/reads.js';
import type { RoleDashboardData } from '../../../src/dashboards/role/index.js';
import type { DashboardKind } from '../../../src/domain/index.js';
import { PENDING } from '../../../src/testing/answers.js';
import { FAILED } from '../../dashboard-args.js';
import { HOSTILE_TEXTS, LONG_AMOUNT, LONG_WORD, maximumOf } from '../../extreme-data.js';
import type { ReviewState } from './table.js';

type Canvas = ReturnType<typeof within>;

/** States that depend on the answers of calls, unlike those of account, connection and code. */
export type DataState = Exclude<ReviewState, 'demo-account' | 'offline' | 'render-error'>;

type Check = (canvas: Canvas) => Promise<void>;

/** Answers of a dashboard in one state, and the check of its content. */
export interface Answers {
  readonly data: RoleDashboardData;
  readonly check: Check;
}

export type AnswersByState = Readonly<Record<DataState, Answers>>;

/** Raw answers by part, or the state of a missing one. */
type RawAnswers = Readonly<Record<string, unknown>>;

export interface DashboardStates {
  readonly kind: Exclude<DashboardKind, 'unknown'>;
  /** Complete answers. */
  readonly answers: RawAnswers;
  /** Callbacks in the state 'live'. */
  readonly heard: object;
  /** Answers that replace the generated ones. */
  readonly own: Readonly<Partial<Record<DataState, RawAnswers>>>;
  /** Keys of texts that are never changed, because the content depends on them. @default none */
  readonly steady?: readonly string[];
  readonly checks: Readonly<Record<DataState, Check>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isRows = (value: unknown): value is readonly object[] => Array.isArray(value);

const mapParts = (parts: RawAnswers, change: (part: unknown, name: string) => unknown): RawAnswers =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]));

/** Returns an answer with every string or number changed, except ids, and dates if `datesStay`. */
function changed(
  answer: unknown,
  kind: 'string' | 'number',
  change: (key: string, position: number) => unknown,
  datesStay = true,
): unknown {
  if (isRows(answer)) return answer.map((row) => changed(row, kind, change, datesStay));
  if (!isRecord(answer)) return answer;
  let position = -1;
  return mapParts(answer, (value, key) => {
    if (key === 'id' || (datesStay && typeof value === 'string' && ISO_DATE.test(value))) return value;
    if (typeof value !== kind) return changed(value, kind, change, datesStay);
    position += 1;
    return change(key, position) ?? value;
  });
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

const AMOUNTS = ['value', 'price', 'cost', 'budgetUsed'];

const ABSURD_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e308, Number.NEGATIVE_INFINITY];

/** Functions that derive the answers of a state from the complete ones. */
const STATES: Readonly<Record<DataState, (answers: RawAnswers, steady: readonly string[]) => RawAnswers>> = {
  live: (answers) => answers,
  loading: (answers) => mapParts(answers, () => PENDING),
  empty: (answers) => mapParts(answers, (part) => (isRows(part) ? [] : part)),
  'partly-absent': (answers) => answers,
  failed: (answers) => answers,
  'html-instead-of-json': (answers) => mapParts(answers, () => FAILED),
  malformed: (answers) =>
    mapParts(answers, (part, name) => {
      const wrong = changed(
        changed(part, 'number', () => '12'),
        'string',
        () => 5,
        false,
      );
      if (isRows(wrong)) return [null, 'row', wrong[0]];
      return name === 'stats' ? 'busy' : wrong;
    }),
  'non-finite': (answers) =>
    mapParts(answers, (part) =>
      changed(part, 'number', (_, position) => ABSURD_NUMBERS[position % ABSURD_NUMBERS.length]),
    ),
  'hostile-text': (answers, steady) =>
    mapParts(answers, (part) =>
      isRows(part)
        ? HOSTILE_TEXTS.map((text) => ({
            ...(changed(part[0], 'string', (key) => (steady.includes(key) ? undefined : text)) as object),
            id: `../${text}`,
          }))
        : part,
    ),
  'overlong-text': (answers, steady) =>
    mapParts(answers, (part) => {
      const long = changed(part, 'string', (key) => (steady.includes(key) ? undefined : LONG_WORD));
      return isRows(part)
        ? changed(long, 'number', (key) => (AMOUNTS.includes(key) ? LONG_AMOUNT : undefined))
        : long;
    }),
  'maximum-content': (answers) => mapParts(answers, (part) => (isRows(part) ? maximumOf(part) : part)),
};

export const byState = <Value>(make: (state: DataState) => Value): Readonly<Record<DataState, Value>> =>
  Object.fromEntries(Object.keys(STATES).map((state) => [state, make(state as DataState)])) as Record<
    DataState,
    Value
  >;

/** Wraps the answer of a read in `data`. Other props and states are unchanged. */
const partOf = (reads: object) => (answer: unknown, name: string) =>
  !Object.hasOwn(reads, name) || answer === PENDING || answer === FAILED || answer === undefined
    ? answer
    : { data: answer };

export const answersInStates = ({
  kind,
  answers,
  heard,
  own,
  steady = [],
  checks,
}: DashboardStates): AnswersByState =>
  byState((state) => ({
    data: {
      [kind]: {
        ...mapParts({ ...STATES[state](answers, steady), ...own[state] }, partOf(READS[kind])),
        ...(state === 'live' ? heard : {}),
      },
    },
    check: checks[state],
  }));
