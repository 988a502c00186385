import { storyNameFromExport } from 'storybook/internal/csf';
import { DASHBOARDS, JOBS, ODD_NAMES, ROLE_STATES, STATE_PREFIXES, type StateWord, TESTS } from './words';

/** A story as its file declares it. */
export interface Declared {
  title: string;
  exportName: string;
  /** A name that the file gives it. */
  name?: string | undefined;
  tags?: readonly string[] | undefined;
}

/** Where a story stands in the sidebar. */
export interface Place {
  title: string;
  name: string;
  tags: string[];
}

/** 'request-row' or 'State matrix' → 'Request row', 'State matrix'. */
export const inWords = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** 'Ten Thousand Rows' → 'Ten thousand rows'; words in capitals stay. */
const inSentenceCase = (name: string): string =>
  name
    .split(' ')
    .map((word, position) => (position > 0 && /^([A-Z][a-z]|A$)/.test(word) ? word.toLowerCase() : word))
    .join(' ');

/** The tab and state that an exported story of a dashboard names, `EmptyApprovals`; nothing for a test. */
export function tabAndState(
  dashboard: string,
  exportName: string,
): { tab: string; state: StateWord } | undefined {
  const tabs = DASHBOARDS[dashboard]?.tabs ?? {};
  const tab = tabs[exportName];
  if (tab !== undefined) return { tab, state: 'Filled' };
  const found = Object.entries(STATE_PREFIXES)
    .filter(
      ([prefix]) => exportName.startsWith(prefix) && tabs[exportName.slice(prefix.length)] !== undefined,
    )
    // 'PartlyFailed' before shorter ones.
    .sort(([a], [b]) => b.length - a.length)[0];
  if (found === undefined) return undefined;
  const [prefix, state] = found;
  return { tab: tabs[exportName.slice(prefix.length)] ?? '', state };
}

/** Where stories stand that are for tests. */
const test = (title: string, { name, tags }: Place): Place => ({
  title,
  name,
  tags: [...tags, TESTS, '!autodocs'],
});

/** The part of a dashboard that shows it in other languages. */
const LANGUAGES = 'languages';

const roleState = (exportName: string): StateWord | undefined =>
  Object.entries(ROLE_STATES).find(([name]) => name === exportName)?.[1];

/** The place of a dashboard's story, whose file is `dashboards/FOLDER` or `dashboards/FOLDER/PART`. */
function placeOfDashboard(exportName: string, declared: Place): Place {
  const { title, name, tags } = declared;
  const [, folder = '', part = 'tabs'] = title.split('/');
  if (folder === 'role') {
    return test(`Dashboards/Every role/${inWords(part)}`, {
      title,
      name: roleState(exportName) ?? name,
      tags,
    });
  }
  const dashboard = DASHBOARDS[folder];
  if (dashboard === undefined)
    return { title: `Components by job/Move around/Dashboard ${folder}`, name, tags };
  const { role, tabs } = dashboard;
  if (part === LANGUAGES) {
    const place = { title: `Dashboards/${role}/${inWords(part)}`, name, tags: [...tags, '!autodocs'] };
    return exportName.startsWith('Narrow') ? test(place.title, declared) : place;
  }
  // A file about a single tab does not repeat its name.
  const ofTab = Object.keys(tabs).find((tab) => tab.toLowerCase() === part);
  const found = tabAndState(
    folder,
    ofTab === undefined ? exportName : `${exportName === 'Default' ? '' : exportName}${ofTab}`,
  );
  if (found === undefined) return test(`Dashboards/${role}/Tests of ${part}`, declared);
  const { tab, state } = found;
  return {
    title: `Dashboards/${role}/${tab}`,
    name: `${tab}, ${state.toLowerCase()}`,
    tags: [...tags, '!autodocs'],
  };
}

const jobOf = (component: string): string =>
  Object.entries(JOBS).find(([, names]) => names.includes(component))?.[0] ?? 'Not sorted yet';

/** Rooms of files' titles, and how the sidebar calls them. */
const ROOMS: Readonly<Record<string, string>> = {
  introduction: 'Start/Welcome',
  start: 'Start',
  review: 'Review',
  foundations: 'Foundations',
  embed: 'Widgets',
  app: 'App',
};

/** The place of a story in the sidebar, from its file's title and its export's name. */
export function placeOf({ title, exportName, name, tags = [] }: Declared): Place {
  const written = storyNameFromExport(exportName);
  const declared = {
    title,
    name: name === undefined || name === written ? inSentenceCase(written) : name,
    tags: [...tags],
  };
  const [room = '', ...rest] = title.split('/');
  if (room === 'dashboards') return placeOfDashboard(exportName, declared);
  const [component = ''] = rest;
  const path = (
    room === 'components'
      ? ['Components by job', jobOf(component), inWords(component)]
      : [ROOMS[room] ?? inWords(room), ...rest.map(inWords)]
  ).join('/');
  const isForTests = ODD_NAMES.test(exportName) || path.startsWith('App/Faults');
  return { ...declared, title: path, tags: isForTests ? [...tags, TESTS] : [...tags] };
}
