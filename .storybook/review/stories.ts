import { REVIEW_CELLS } from './role-states/table.js';

/** Storybook's globals by name. */
export type ToolbarSettings = Readonly<Record<string, unknown>>;

/** Settings that change the look of a story. */
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

/** Returns the settings in the format of Storybook's addresses: `theme:dark;direction:rtl`. */
export const settingsParam = (settings: ToolbarSettings): string =>
  SHOWN_SETTINGS.filter((name) => settings[name] !== undefined)
    .map((name) => `${name}:${String(settings[name])}`)
    .join(';');

/** Returns the URL of a story for an iframe, where Storybook runs no play function. */
export function frameUrl(storyId: string, settings: ToolbarSettings): string {
  const query = { id: storyId, viewMode: 'story', globals: settingsParam(settings), embed: 'true' };
  return `iframe.html?${new URLSearchParams(query)}`;
}

/** Returns the URL of a story in Storybook, with sidebar and toolbar. */
export const storyUrl = (storyId: string, settings: ToolbarSettings = {}): string =>
  withSettings(`./?path=/story/${storyId}`, settings);

function withSettings(url: string, settings: ToolbarSettings): string {
  const param = settingsParam(settings);
  return param === '' ? url : `${url}&globals=${param}`;
}

/** Returns the ids of the sidebar's stories in Storybook's index. */
export function storiesIn(index: unknown): string[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return Object.values(index.entries as Record<string, { id: string; type?: string; tags?: string[] }>)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('dev') !== false)
    .map(({ id }) => id);
}

/** Resolves to the ids of this Storybook's stories, or those of the table if its index cannot be read. */
export async function listStories(): Promise<readonly string[]> {
  const listed = await fetch('index.json')
    .then((response) => response.json())
    .then(storiesIn, () => []);
  return listed.length > 0 ? listed : REVIEW_CELLS.map(({ storyId }) => storyId);
}

export const SIDES = ['left', 'right'] as const;

/** Settings that a side can override. */
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

/** The story of each side, and its overrides of the toolbar's settings. */
export interface Comparison
  extends Record<Side, string>,
    Partial<Record<`${Side}${Capitalize<OwnSetting>}`, string | number>> {
  /** Width of the compared pages, in px. */
  width: 320 | 390 | 768 | 1440;
}

/** Returns the name of an override: 'rightTheme'. */
export const argOf = (side: Side, name: OwnSetting) =>
  `${side}${name.charAt(0).toUpperCase()}${name.slice(1)}` as `${Side}${Capitalize<OwnSetting>}`;

/** Returns the settings of one side: the toolbar's with its overrides. */
export function settingsOfSide(
  side: Side,
  comparison: Comparison,
  toolbar: ToolbarSettings,
): ToolbarSettings {
  const own = OWN_SETTINGS.map((name) => [name, comparison[argOf(side, name)]] as const);
  return { ...toolbar, ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
}
