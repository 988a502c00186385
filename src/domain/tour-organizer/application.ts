import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DEFAULT_APPLICATION_STATUS } from './tour-organizer.constants';
import { SAMPLE_APPLICATIONS } from './tour-organizer.samples';

const APPLICATION_DEFAULTS = {
  id: '',
  applicantName: 'Unnamed applicant',
  tourTitle: '',
  expertise: '',
  experience: '',
  status: DEFAULT_APPLICATION_STATUS,
};

/** An expert's application to a tour (spec section 3). `experience` is free text. */
export const applicationSchema = /* @__PURE__ */ entity(APPLICATION_DEFAULTS);

/** An application as a well-behaved API answers it. */
export type ApplicationData = v.InferOutput<typeof applicationSchema>;

/** A sanitised application. */
export type Application = Keyed<ApplicationData>;

/** Sanitises the answer of `GET /api/tour-organizer/applications`. */
export const sanitizeApplications = /* @__PURE__ */ listSanitizer(APPLICATION_DEFAULTS, SAMPLE_APPLICATIONS);
