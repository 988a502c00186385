// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import { organizerSampleMessages } from '../i18n/compiled/en/samples.js';
import type { SamplesOf } from './define-list.js';
import type { applications, privateTours } from './tour-organizer.js';

/** Sample rows of `privateTours`. */
export const SAMPLE_PRIVATE_TOURS: SamplesOf<typeof privateTours> = [
  {
    title: organizerSampleMessages['organizer-sample.tour.carvers'],
    destination: 'Ambunti',
    participants: 7,
    maxParticipants: 10,
  },
  {
    title: organizerSampleMessages['organizer-sample.tour.sing-sing'],
    destination: 'Goroka',
    participants: 13,
    maxParticipants: 13,
    status: 'active',
  },
  {
    title: organizerSampleMessages['organizer-sample.tour.makers'],
    destination: organizerSampleMessages['organizer-sample.tour.makers.destination'],
    participants: 11,
    maxParticipants: 15,
  },
  {
    title: organizerSampleMessages['organizer-sample.tour.coffee'],
    destination: 'Goroka',
    participants: 8,
    maxParticipants: 11,
  },
];

/** Sample rows of `applications`. */
export const SAMPLE_APPLICATIONS: SamplesOf<typeof applications> = [
  {
    applicantName: organizerSampleMessages['organizer-sample.applicant-1'],
    tourTitle: organizerSampleMessages['organizer-sample.tour.makers'],
    expertise: organizerSampleMessages['organizer-sample.expertise.barkcloth'],
  },
  {
    applicantName: organizerSampleMessages['organizer-sample.applicant-2'],
    tourTitle: organizerSampleMessages['organizer-sample.tour.carvers'],
    expertise: organizerSampleMessages['organizer-sample.expertise.river'],
  },
  {
    applicantName: organizerSampleMessages['organizer-sample.applicant-3'],
    tourTitle: organizerSampleMessages['organizer-sample.tour.coffee'],
    expertise: organizerSampleMessages['organizer-sample.expertise.bilum'],
  },
];
