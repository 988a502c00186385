import { expect, it, vi } from 'vitest';
import { contradictions } from '../src/testing/coherence';
import { AGENT, CORPORATE, ORGANIZER, STORY_NOW, TRAVELER } from './dashboard-args';
import { ANSWERS } from './review/role-states/dashboards';

type Args = Readonly<Record<string, unknown>>;
interface Input {
  title?: string;
  args?: Args;
}

// The stories alone, without Storybook: a story keeps its args, with those of its file.
vi.mock('./preview', () => ({
  default: {
    meta: ({ args: shared, title }: Input) => ({
      story: (input: Input = {}) => ({ input: { ...input, title, args: { ...shared, ...input.args } } }),
    }),
  },
}));

const KINDS = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'] as const;

const DEMO: Readonly<Record<(typeof KINDS)[number], Args>> = {
  traveler: TRAVELER.answers,
  'travel-agent': AGENT.answers,
  'tour-organizer': ORGANIZER.answers,
  corporate: CORPORATE.answers,
};

/** Stories about data that no server should send: wrong types, absurd figures, texts of any length. */
const ODD = /^(Malformed|NotFinite|Odd|Hostile|Long|Unbreakable|NamesOf|AllStatuses|OneLeftOut)/;

const modules = import.meta.glob<Record<string, { input?: Input }>>('../src/dashboards/*/*.stories.tsx', {
  eager: true,
});

const STORIES = Object.values(modules).flatMap((stories) =>
  Object.entries(stories).flatMap(([name, { input }]) => {
    const kind = KINDS.find((known) => input?.title?.split('/')[1] === known);
    return kind && input?.args && !ODD.test(name)
      ? [{ story: `${input.title}: ${name}`, kind, args: input.args }]
      : [];
  }),
);

// spec: 9.fallbacks
it.each(KINDS)('what is shown in place of missing %s data adds up', (kind) => {
  expect(contradictions(kind, {}, STORY_NOW)).toEqual([]);
});

it.each(KINDS)('the demo data of %s adds up', (kind) => {
  expect(contradictions(kind, DEMO[kind], STORY_NOW)).toEqual([]);
});

it('every dashboard has stories to look at', () => {
  expect(new Set(STORIES.map(({ kind }) => kind))).toEqual(new Set(KINDS));
});

it.each(STORIES)('the data of $story adds up', ({ kind, args }) => {
  expect(contradictions(kind, args, STORY_NOW)).toEqual([]);
});

it.each(
  KINDS.flatMap((kind) =>
    (['live', 'empty', 'partly-absent', 'failed'] as const).map((state) => ({ kind, state })),
  ),
)('the data of the roles’ stories of $kind, $state, adds up', ({ kind, state }) => {
  expect(contradictions(kind, ANSWERS[kind][state].data[kind] ?? {}, STORY_NOW)).toEqual([]);
});
