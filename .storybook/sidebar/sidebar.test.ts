import { readdirSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { placingIndexer } from './indexer';
import { placeOf } from './place';
import { DASHBOARDS, JOBS, STATES, TESTS } from './words';

const files = ['src', 'app', '.storybook'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${root}/${name}`),
);

const inputs = (
  await Promise.all(
    files.map(async (file) => {
      const found = await placingIndexer.createIndex(file, { makeTitle: (title) => title ?? file });
      return found.map((input) => ({ ...input, file, title: input.title ?? '', tags: input.tags ?? [] }));
    }),
  )
).flat();

const shown = inputs.filter(({ tags }) => !tags.includes(TESTS) && !tags.includes('!dev'));

it('gives a tab and a state to each story of a dashboard, in the words of the vocabulary', () => {
  const place = (title: string, exportName: string) => {
    const { title: path, name, tags } = placeOf({ title, exportName });
    return tags.includes(TESTS) ? TESTS : `${path}: ${name}`;
  };
  expect(place('dashboards/corporate/gaps', 'EmptyApprovals')).toBe(
    'Dashboards/Corporate/Approvals: Approvals, empty',
  );
  expect(place('dashboards/corporate', 'Approvals')).toBe(
    'Dashboards/Corporate/Approvals: Approvals, filled',
  );
  expect(place('dashboards/corporate', 'Default')).toBe('Dashboards/Corporate/Overview: Overview, filled');
  expect(place('dashboards/corporate/texts', 'TenThousandRequests')).toBe(
    'Dashboards/Corporate/Approvals: Approvals, 10,000 rows',
  );
  expect(place('dashboards/travel-agent/data', 'PartlyFailed')).toBe(
    'Dashboards/Travel agent/Overview: Overview, part failed',
  );
  expect(place('dashboards/travel-agent/commissions', 'Loading')).toBe(
    'Dashboards/Travel agent/Commissions: Commissions, loading',
  );
  expect(place('dashboards/corporate/behavior', 'DecidingByPointer')).toBe(TESTS);
  expect(place('dashboards/role/admin', 'Empty')).toBe(TESTS);
});

it('writes names in sentence case, unless a file gives its own', () => {
  expect(placeOf({ title: 'components/button', exportName: 'WithIcon' })).toMatchObject({
    title: 'Components by job/Act/Button',
    name: 'With icon',
  });
  expect(placeOf({ title: 'components/button', exportName: 'Deep', name: 'On a deep panel' }).name).toBe(
    'On a deep panel',
  );
});

it('keeps ids: every file declares its own, made of its title', () => {
  for (const { file, metaId } of inputs) expect(metaId, `${file} has an id in preview.meta`).toBeDefined();
  expect(
    new Set(inputs.map(({ metaId, exportName }) => toId(metaId ?? '', storyNameFromExport(exportName)))).size,
  ).toBe(inputs.length);
});

it('knows the job of every component', () => {
  expect(shown.filter(({ title }) => title.includes('Not sorted yet')).map(({ file }) => file)).toEqual([]);
  const names = Object.values(JOBS).flat();
  expect(new Set(names).size).toBe(names.length);
});

it('has one story for a tab in a state', () => {
  const places = shown
    .filter(({ title }) => title.startsWith('Dashboards/'))
    .map(({ title, name }) => `${title}: ${name}`);
  expect(places.filter((place, position) => places.indexOf(place) !== position)).toEqual([]);
});

it('shows every tab of every dashboard filled, and no state without a word', () => {
  const words = STATES.map((word) => (word === '10,000 rows' ? word : word.toLowerCase()));
  for (const { role, tabs } of Object.values(DASHBOARDS)) {
    for (const tab of new Set(Object.values(tabs))) {
      const names = shown
        .filter(({ title }) => title === `Dashboards/${role}/${tab}`)
        .map(({ name }) => name);
      expect(names).toContain(`${tab}, filled`);
      for (const name of names) expect(words).toContain(name?.slice(`${tab}, `.length));
    }
  }
});
