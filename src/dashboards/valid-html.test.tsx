import { cleanup, render } from '@testing-library/react';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answered, everyPart, PENDING } from '../testing/answers.js';
import { DASHBOARDS, EVERY_TAB } from '../testing/dashboards.js';
import { CORPORATE_ANSWERS } from '../testing/demo-api/fixtures/corporate.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../testing/demo-api/fixtures/travel-agent.js';
import { BOOKINGS, Kit, LISTINGS } from '../testing/host-kit/kit.js';
import { READS, type ReadingKind } from './reads.js';

afterEach(cleanup);

/** The rules of the Nu HTML checker for nesting and attribute values. */
const RULES: ConfigData['rules'] = {
  'attribute-allowed-values': 'error',
  'attribute-misuse': 'error',
  'element-permitted-content': 'error',
  'element-permitted-occurrences': 'error',
  'element-permitted-order': 'error',
  'element-permitted-parent': 'error',
  'element-required-ancestor': 'error',
  'element-required-attributes': 'error',
  'element-required-content': 'error',
  'input-attributes': 'error',
  'no-dup-id': 'error',
  'no-missing-references': 'error',
  'no-unknown-elements': 'error',
  'valid-id': ['error', { relaxed: true }],
};
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ['html5'], rules: RULES }));

async function errorsOf(element: ReactElement): Promise<string[]> {
  const { baseElement } = render(element);
  const { results } = await checker.validateString(baseElement.innerHTML);
  const messages = results.flatMap((result) => result.messages);
  return [...new Set(messages.map(({ message, selector }) => `${message} (${selector})`))];
}

const FAILED = { status: 'error', refetch: () => undefined } as const;

const ANSWERS: Readonly<Record<ReadingKind, object>> = {
  traveler: answered({ bookings: BOOKINGS, listings: LISTINGS }),
  'travel-agent': answered(TRAVEL_AGENT_ANSWERS),
  'tour-organizer': answered(TOUR_ORGANIZER_ANSWERS),
  corporate: answered(CORPORATE_ANSWERS),
};

it.each(EVERY_TAB)(
  'the %s dashboard is valid HTML on %s: with data, loading and failed',
  async (kind, tab) => {
    const { Dashboard } = DASHBOARDS[kind];
    for (const state of [ANSWERS[kind], everyPart(READS[kind], PENDING), everyPart(READS[kind], FAILED)]) {
      expect(await errorsOf(<Dashboard user={{}} {...state} tab={tab} />)).toEqual([]);
      cleanup();
    }
  },
);

it('components together are valid HTML', async () => {
  expect(await errorsOf(<Kit />)).toEqual([]);
});
