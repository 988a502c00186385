import { allOf, type TextsOf } from '../rooms.js';
import * as actions from './actions.js';
import * as charts from './charts.js';
import * as components from './components.js';
import * as corporate from './corporate.js';
import * as corporateBudget from './corporate-budget.js';
import * as domain from './domain.js';
import * as embed from './embed.js';
import * as formats from './formats.js';
import * as frame from './frame.js';
import * as lists from './lists.js';
import * as samples from './samples.js';
import * as shared from './shared.js';
import * as table from './table.js';
import * as tourOrganizer from './tour-organizer.js';
import * as travelAgent from './travel-agent.js';
import * as traveler from './traveler.js';

const ROOMS = [
  actions,
  charts,
  components,
  corporate,
  corporateBudget,
  domain,
  embed,
  formats,
  frame,
  lists,
  samples,
  shared,
  table,
  travelAgent,
  tourOrganizer,
  traveler,
] as const;

/** Every text of the library by its key: text, or a function of figures and names. A catalogue of this type is complete. */
export interface Messages extends TextsOf<(typeof ROOMS)[number]> {}

/** All that the library says, in English. */
export const messages: Messages = allOf<(typeof ROOMS)[number]>(ROOMS);
