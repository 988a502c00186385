// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import { organizerSamples as t } from '../i18n/messages/en/samples.js';
import type { SamplesOf } from './define-list.js';
import type { applications, privateTours } from './tour-organizer.js';

/** Sample rows of `privateTours`. */
export const SAMPLE_PRIVATE_TOURS: SamplesOf<typeof privateTours> = [
  { title: t['sample.tour.carvers'], destination: 'Ambunti', participants: 7, maxParticipants: 10 },
  {
    title: t['sample.tour.sing-sing'],
    destination: 'Goroka',
    participants: 13,
    maxParticipants: 13,
    status: 'active',
  },
  {
    title: t['sample.tour.makers'],
    destination: t['sample.tour.makers.destination'],
    participants: 11,
    maxParticipants: 15,
  },
  { title: t['sample.tour.coffee'], destination: 'Goroka', participants: 8, maxParticipants: 11 },
];

/** Sample rows of `applications`. */
export const SAMPLE_APPLICATIONS: SamplesOf<typeof applications> = [
  {
    applicantName: t['sample.applicant-1'],
    tourTitle: t['sample.tour.makers'],
    expertise: t['sample.expertise.barkcloth'],
  },
  {
    applicantName: t['sample.applicant-2'],
    tourTitle: t['sample.tour.carvers'],
    expertise: t['sample.expertise.river'],
  },
  {
    applicantName: t['sample.applicant-3'],
    tourTitle: t['sample.tour.coffee'],
    expertise: t['sample.expertise.bilum'],
  },
];
