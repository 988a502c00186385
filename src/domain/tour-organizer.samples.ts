// Shown, and marked as sample data, in place of what is not a list. What a row leaves out takes its default.
import type { SamplesOf } from './define-list';
import type { applications, privateTours } from './tour-organizer';

/** Sample rows of `privateTours`. */
export const SAMPLE_PRIVATE_TOURS: SamplesOf<typeof privateTours> = [
  { title: 'Sepik River Carvers Journey', destination: 'Ambunti', participants: 7, maxParticipants: 10 },
  {
    title: 'Highlands Sing-sing Circle',
    destination: 'Goroka',
    participants: 13,
    maxParticipants: 13,
    status: 'active',
  },
  { title: 'Marovo Makers Week', destination: 'Marovo Lagoon', participants: 11, maxParticipants: 15 },
  { title: 'Coffee and Bilum Trail', destination: 'Goroka', participants: 8, maxParticipants: 11 },
];

/** Sample rows of `applications`. */
export const SAMPLE_APPLICATIONS: SamplesOf<typeof applications> = [
  {
    applicantName: 'Sample applicant 1',
    tourTitle: 'Marovo Makers Week',
    expertise: 'Barkcloth conservation',
  },
  {
    applicantName: 'Sample applicant 2',
    tourTitle: 'Sepik River Carvers Journey',
    expertise: 'River guiding, oral history',
  },
  { applicantName: 'Sample applicant 3', tourTitle: 'Coffee and Bilum Trail', expertise: 'Bilum weaving' },
];
