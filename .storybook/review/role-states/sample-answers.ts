import { expect } from 'storybook/test';
import { LOADING_TEXT } from '../../../src/components/loading-screen/loading-screen';
import type { Answers, AnswersByState } from './answers';

/** No call is made, so no answer changes anything: sample figures show, and say so. */
const untouched: Answers = {
  data: {},
  check: async (canvas) => {
    await expect(canvas.getAllByText('Sample data').length).toBeGreaterThan(0);
  },
};

/** Roles whose dashboard makes no call (spec section 6, decision 4). Only the user's own look-up can be slow. */
export const sampleAnswers: AnswersByState = {
  live: untouched,
  loading: {
    data: {},
    check: async (canvas) => {
      await expect(canvas.getByText(LOADING_TEXT)).toBeVisible();
    },
  },
  empty: untouched,
  'partly-absent': untouched,
  failed: untouched,
  'html-instead-of-json': untouched,
  malformed: untouched,
  'non-finite': untouched,
  'hostile-text': untouched,
  'overlong-text': untouched,
  'maximum-content': untouched,
};
