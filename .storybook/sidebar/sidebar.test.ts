import { readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { placingIndexer } from './indexer';
import { placeOf } from './place';
import { DASHBOARDS, JOBS, ROLE_STATES, STATES, TESTS } from './words';

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

it('calls the states of every role’s stories as those of the dashboards', () => {
  for (const [exportName, word] of Object.entries(ROLE_STATES)) {
    expect(placeOf({ title: 'dashboards/role/admin', exportName }).name).toBe(word);
  }
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

/** States as they end the names of stories. */
const words = STATES.map((word) => word.toLowerCase());

it('shows every tab of every dashboard filled, and no state without a word', () => {
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

it('shows every state in some dashboard', () => {
  const names = shown.filter(({ title }) => title.startsWith('Dashboards/')).map(({ name }) => name);
  for (const word of words) expect(names).toContainEqual(expect.stringMatching(new RegExp(`, ${word}$`)));
});

interface Listed {
  title: string;
  name?: string;
}

/** The order of the sidebar, which Storybook takes from the source of preview.tsx: nothing can be imported there. */
const storySort: (a: Listed, b: Listed) => number = getStorySortParameter(
  readFileSync('.storybook/preview.tsx', 'utf8'),
);

/** Sorts places that stand in the wrong order, with one that the sidebar does not know: known ones come before it. */
const sorted = <Place extends Listed>(places: readonly Place[], unknown: Place) =>
  [unknown, ...places.toReversed()].sort(storySort);

it.each(Object.values(DASHBOARDS))(
  'sorts the tabs of $role and their states as the vocabulary does',
  ({ role, tabs }) => {
    const titles = [...new Set(Object.values(tabs))].map((tab) => ({ title: `Dashboards/${role}/${tab}` }));
    const last = { title: `Dashboards/${role}/A` };
    expect(sorted(titles, last)).toEqual([...titles, last]);
    for (const { title } of titles) {
      const tab = title.split('/').at(-1);
      const states = words.map((word) => ({ title, name: `${tab}, ${word}` }));
      const other = { title, name: `${tab}, at night` };
      expect(sorted(states, other)).toEqual([...states, other]);
    }
  },
);

it.each([
  ['jobs', Object.keys(JOBS), 'Components by job'],
  ['dashboards', Object.values(DASHBOARDS).map(({ role }) => role), 'Dashboards'],
])('sorts %s as the vocabulary does', (_, names, room) => {
  const titles = names.map((name) => ({ title: `${room}/${name}` }));
  const last = { title: `${room}/A` };
  expect(sorted(titles, last)).toEqual([...titles, last]);
});
