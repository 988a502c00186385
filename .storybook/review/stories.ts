import { REVIEW_CELLS } from './role-states/table.js';

/** Settings of Storybook's toolbar, by name. */
export type ToolbarSettings = Readonly<Record<string, unknown>>;

/** The settings of the toolbar that change how a story looks. */
const SHOWN_SETTINGS = [
  'theme',
  'brand',
  'language',
  'currency',
  'direction',
  'textSize',
  'density',
  'network',
  'faultCall',
  'fault',
];

/** `theme:dark;direction:rtl`: the form in which Storybook reads settings from an address. */
export const settingsParam = (settings: ToolbarSettings): string =>
  SHOWN_SETTINGS.filter((name) => settings[name] !== undefined)
    .map((name) => `${name}:${String(settings[name])}`)
    .join(';');

/** Address of a story for an iframe. Storybook runs no play function there. */
export function frameUrl(storyId: string, settings: ToolbarSettings): string {
  const query = { id: storyId, viewMode: 'story', globals: settingsParam(settings), embed: 'true' };
  return `iframe.html?${new URLSearchParams(query)}`;
}

/** Address of a story in Storybook, with sidebar and toolbar. */
export const storyUrl = (storyId: string, settings: ToolbarSettings = {}): string =>
  withSettings(`./?path=/story/${storyId}`, settings);

function withSettings(url: string, settings: ToolbarSettings): string {
  const param = settingsParam(settings);
  return param === '' ? url : `${url}&globals=${param}`;
}

/** Returns the ids of stories in Storybook's list: no docs pages, and none that is hidden from the sidebar. */
export function storiesIn(index: unknown): string[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return Object.values(index.entries as Record<string, { id: string; type?: string; tags?: string[] }>)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('dev') !== false)
    .map(({ id }) => id);
}

/** Returns the ids of all stories of this Storybook; those of the table where its list cannot be read. */
export async function listStories(): Promise<readonly string[]> {
  const listed = await fetch('index.json')
    .then((response) => response.json())
    .then(storiesIn, () => []);
  return listed.length > 0 ? listed : REVIEW_CELLS.map(({ storyId }) => storyId);
}

/** The sides of a comparison. */
export const SIDES = ['left', 'right'] as const;

/** Settings of the toolbar that a side may have of its own. */
export const OWN_SETTINGS = [
  'theme',
  'brand',
  'language',
  'currency',
  'direction',
  'textSize',
  'density',
] as const;

type Side = (typeof SIDES)[number];
type OwnSetting = (typeof OWN_SETTINGS)[number];

/** All choices of a comparison: the story of each side, and the settings of a side that are not the toolbar's. */
export interface Comparison
  extends Record<Side, string>,
    Partial<Record<`${Side}${Capitalize<OwnSetting>}`, string | number>> {
  /** Width of the compared pages, in px. */
  width: 320 | 390 | 768 | 1440;
}

/** The name of a choice: 'rightTheme'. */
export const argOf = (side: Side, name: OwnSetting) =>
  `${side}${name.charAt(0).toUpperCase()}${name.slice(1)}` as `${Side}${Capitalize<OwnSetting>}`;

/** Returns the settings of one side: the toolbar's, and its own. */
export function settingsOfSide(
  side: Side,
  comparison: Comparison,
  toolbar: ToolbarSettings,
): ToolbarSettings {
  const own = OWN_SETTINGS.map((name) => [name, comparison[argOf(side, name)]] as const);
  return { ...toolbar, ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
}
