import type * as v from 'valibot';
import { DATE_TO_BE_CONFIRMED } from '../../lib/format-date';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DESTINATION_TO_BE_CONFIRMED } from '../texts.constants';
import { DEFAULT_TOUR_STATUS } from './tour-organizer.constants';
import { SAMPLE_TOURS } from './tour-organizer.samples';

const PRIVATE_TOUR_DEFAULTS = {
  id: '',
  title: 'Private tour',
  destination: DESTINATION_TO_BE_CONFIRMED,
  dates: DATE_TO_BE_CONFIRMED,
  participants: 0,
  maxParticipants: 0,
  status: DEFAULT_TOUR_STATUS,
  theme: '',
};

/** A private heritage tour (spec section 3). `dates` is free text. */
export const privateTourSchema = /* @__PURE__ */ entity(PRIVATE_TOUR_DEFAULTS);

/** A tour as a well-behaved API answers it. */
export type PrivateTourData = v.InferOutput<typeof privateTourSchema>;

/** A sanitised tour. */
export type PrivateTour = Keyed<PrivateTourData>;

/** Sanitises the answer of `GET /api/private-tours`. */
export const sanitizePrivateTours = /* @__PURE__ */ listSanitizer(PRIVATE_TOUR_DEFAULTS, SAMPLE_TOURS);
