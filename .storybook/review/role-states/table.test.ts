import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { REVIEW_CELLS, REVIEW_ROLES, REVIEW_STATES } from './table.js';

const FOLDER = 'src/dashboards/role';

/** Ids of the role dashboard's stories, read by Storybook's indexer. */
const storyIds = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.stories.tsx'))
  .flatMap((fileName) => {
    const source = readFileSync(`${FOLDER}/${fileName}`, 'utf8');
    return loadCsf(source, { fileName, makeTitle: (title) => title ?? '' })
      .parse()
      .stories.map(({ id }) => id);
  });

it('has every role in every state', () => {
  expect(REVIEW_CELLS).toHaveLength(REVIEW_ROLES.length * REVIEW_STATES.length);
  expect(new Set(REVIEW_CELLS.map(({ storyId }) => storyId)).size).toBe(REVIEW_CELLS.length);
});

it('has a story for each cell, and a cell for each story', () => {
  expect([...storyIds].sort()).toEqual(REVIEW_CELLS.map(({ storyId }) => storyId).sort());
});
