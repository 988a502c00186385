import type { Messages } from '../en/index.js';
import { actions } from './actions.js';
import { charts } from './charts.js';
import { components } from './components.js';
import { corporate } from './corporate.js';
import { corporateBudget } from './corporate-budget.js';
import { domain } from './domain.js';
import { embed } from './embed.js';
import { formats } from './formats.js';
import { frame } from './frame.js';
import { lists } from './lists.js';
import { samples } from './samples.js';
import { shared } from './shared.js';
import { table } from './table.js';
import { tourOrganizer } from './tour-organizer.js';
import { travelAgent } from './travel-agent.js';
import { traveler } from './traveler.js';

/** Spanish. Not read by a native speaker yet. */
export const messages: Messages = {
  ...actions,
  ...charts,
  ...components,
  ...corporate,
  ...corporateBudget,
  ...domain,
  ...embed,
  ...formats,
  ...frame,
  ...lists,
  ...samples,
  ...shared,
  ...table,
  ...tourOrganizer,
  ...travelAgent,
  ...traveler,
};
