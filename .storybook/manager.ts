// No JSX here: Storybook draws its manager in a React of its own, for which this repository's is not compiled.
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ComponentStatus } from './manager/status';
import { MANAGER_VARIABLES, tapaTheme } from './manager/theme';
import { Comments, CopyLink, CopyPicture } from './manager/tools';
import { labelOf } from './sidebar/label';

addons.setConfig({
  theme: tapaTheme,
  // The panel is for those who look for it (key A): a review is about the canvas.
  layout: { showPanel: false, panelPosition: 'bottom', navSize: 264 },
  sidebar: { showRoots: true, renderLabel: labelOf },
});

for (const [name, value] of Object.entries(MANAGER_VARIABLES))
  document.documentElement.style.setProperty(name, value);

const REVIEW_TOOLS = {
  'tapa/link': { title: 'Copy link', type: types.TOOL, render: () => createElement(CopyLink) },
  'tapa/picture': { title: 'Copy as PNG', type: types.TOOL, render: () => createElement(CopyPicture) },
  'tapa/comments': { title: 'Comments', type: types.TOOL, render: () => createElement(Comments) },
  'tapa/status': { title: 'Status', type: types.TOOLEXTRA, render: () => createElement(ComponentStatus) },
} as const;

addons.register('tapa/review', () => {
  for (const [id, tool] of Object.entries(REVIEW_TOOLS))
    addons.add(id, { ...tool, match: ({ viewMode }) => viewMode === 'story' });
});
