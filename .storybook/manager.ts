import { addons } from 'storybook/manager-api';
import { MANAGER_VARIABLES, tapaTheme } from './manager/theme';
import { labelOf } from './sidebar/label';

addons.setConfig({
  theme: tapaTheme,
  // The panel is for those who look for it (key A): a review is about the canvas.
  layout: { showPanel: false, panelPosition: 'bottom', navSize: 264 },
  sidebar: { showRoots: true, renderLabel: labelOf },
});

for (const [name, value] of Object.entries(MANAGER_VARIABLES))
  document.documentElement.style.setProperty(name, value);
