import type { Messages } from '../en';
import { actions } from './actions';
import { charts } from './charts';
import { components } from './components';
import { corporate } from './corporate';
import { corporateBudget } from './corporate-budget';
import { domain } from './domain';
import { embed } from './embed';
import { formats } from './formats';
import { frame } from './frame';
import { lists } from './lists';
import { samples } from './samples';
import { shared } from './shared';
import { table } from './table';
import { tourOrganizer } from './tour-organizer';
import { travelAgent } from './travel-agent';
import { traveler } from './traveler';

/** Japanese. Not read by a native speaker yet. */
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
