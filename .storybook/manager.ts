import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { MANAGER_VARIABLES, tapaTheme } from './theme.js';

addons.setConfig({
  theme: tapaTheme,
  // The panel opens with the key A.
  layout: { showPanel: false, panelPosition: 'right', navSize: 264 },
  // Titles are names of folders: 'dashboards/travel-agent' becomes 'Dashboards', 'Travel agent'.
  sidebar: {
    renderLabel: ({ name, type }) =>
      type === 'story' ? name : `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
  },
});

// Pages of the review room use Storybook's controls.
addons.register('tapa-review', (api) => {
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    if (id.startsWith('review-')) api.togglePanel(true);
  });
});

for (const [name, value] of Object.entries(MANAGER_VARIABLES))
  document.documentElement.style.setProperty(name, value);
