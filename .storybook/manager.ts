import { addons } from 'storybook/manager-api';
import { MANAGER_VARIABLES, tapaTheme } from './theme';

addons.setConfig({
  theme: tapaTheme,
  // The panel is for those who look for it (key A): a review is about the canvas.
  layout: { showPanel: false, panelPosition: 'bottom', navSize: 264 },
});

for (const [name, value] of Object.entries(MANAGER_VARIABLES))
  document.documentElement.style.setProperty(name, value);
