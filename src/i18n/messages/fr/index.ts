import type { Catalogue } from '../../use-messages';
import { components } from './components';
import { embed } from './embed';
import { formats } from './formats';
import { traveler } from './traveler';

/** French. Not read by a native speaker yet. */
export const messages: Catalogue = { ...components, ...embed, ...formats, ...traveler };
