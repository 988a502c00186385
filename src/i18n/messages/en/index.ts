import { allOf } from '../rooms';
import * as actions from './actions';
import * as charts from './charts';
import * as components from './components';
import * as corporate from './corporate';
import * as corporateBudget from './corporate-budget';
import * as domain from './domain';
import * as embed from './embed';
import * as formats from './formats';
import * as frame from './frame';
import * as lists from './lists';
import * as samples from './samples';
import * as shared from './shared';
import * as table from './table';
import * as tourOrganizer from './tour-organizer';
import * as travelAgent from './travel-agent';
import * as traveler from './traveler';

/** All that the library says, in English. */
export const messages = {
  ...allOf(actions),
  ...allOf(charts),
  ...allOf(components),
  ...allOf(corporate),
  ...allOf(corporateBudget),
  ...allOf(domain),
  ...allOf(embed),
  ...allOf(formats),
  ...allOf(frame),
  ...allOf(lists),
  ...allOf(samples),
  ...allOf(shared),
  ...allOf(table),
  ...allOf(travelAgent),
  ...allOf(tourOrganizer),
  ...allOf(traveler),
};

/** Every text of the library by its key: text, or a function of figures and names. A catalogue of this type is complete. */
export type Messages = typeof messages;
