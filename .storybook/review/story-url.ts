/** Settings of Storybook's toolbar, by name. */
export type ToolbarSettings = Readonly<Record<string, unknown>>;

/** The settings of the toolbar that change how a story looks. */
const SHOWN_SETTINGS = [
  'theme',
  'brand',
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

/** Address of a story alone, for an iframe. It rests there: Storybook runs no play function in an embedded story. */
export function frameUrl(storyId: string, settings: ToolbarSettings): string {
  const query = { id: storyId, viewMode: 'story', globals: settingsParam(settings), embed: 'true' };
  return `iframe.html?${new URLSearchParams(query)}`;
}

/** Address of a story in Storybook, with sidebar and toolbar. */
export const storyUrl = (storyId: string, settings: ToolbarSettings = {}): string =>
  withSettings(`./?path=/story/${storyId}`, settings);

/** `left:some-story;width:390`: the form in which Storybook reads a page's choices from an address. */
export const choicesUrl = (storyId: string, choices: Readonly<Record<string, unknown>>): string =>
  `./?path=/story/${storyId}&args=${Object.entries(choices)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')}`;

function withSettings(url: string, settings: ToolbarSettings): string {
  const param = settingsParam(settings);
  return param === '' ? url : `${url}&globals=${param}`;
}
