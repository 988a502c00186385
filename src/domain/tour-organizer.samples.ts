// Shown where an answer is not a list, marked as sample data. Omitted fields take their defaults.
import type { SamplesOf } from './define-list.js';
import type { applications, privateTours } from './tour-organizer.js';

/** Sample rows of `privateTours`. */
export const SAMPLE_PRIVATE_TOURS = [
  {
    title: { message: 'organizer-sample.tour.carvers' },
    destination: 'Ambunti',
    participants: 7,
    maxParticipants: 10,
  },
  {
    title: { message: 'organizer-sample.tour.sing-sing' },
    destination: 'Goroka',
    participants: 13,
    maxParticipants: 13,
    status: 'active',
  },
  {
    title: { message: 'organizer-sample.tour.makers' },
    destination: { message: 'organizer-sample.tour.makers.destination' },
    participants: 11,
    maxParticipants: 15,
  },
  {
    title: { message: 'organizer-sample.tour.coffee' },
    destination: 'Goroka',
    participants: 8,
    maxParticipants: 11,
  },
] as const satisfies SamplesOf<typeof privateTours>;

/** Sample rows of `applications`. */
export const SAMPLE_APPLICATIONS = [
  {
    applicantName: { message: 'organizer-sample.applicant-1' },
    tourTitle: { message: 'organizer-sample.tour.makers' },
    expertise: { message: 'organizer-sample.expertise.barkcloth' },
  },
  {
    applicantName: { message: 'organizer-sample.applicant-2' },
    tourTitle: { message: 'organizer-sample.tour.carvers' },
    expertise: { message: 'organizer-sample.expertise.river' },
  },
  {
    applicantName: { message: 'organizer-sample.applicant-3' },
    tourTitle: { message: 'organizer-sample.tour.coffee' },
    expertise: { message: 'organizer-sample.expertise.bilum' },
  },
] as const satisfies SamplesOf<typeof applications>;
