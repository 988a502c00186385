// What sample rows say, which stand in for data that is not there and are marked as samples. Names of places stay as they
// are, and names of people are none: they say that they are samples.

export const travelerSamples = {
  /** Where trips lead: a place and its country. */
  'sample.trip.goroka': 'Goroka, Papua New Guinea',
  'sample.trip.tanna': 'Tanna, Vanuatu',
  'sample.trip.rarotonga': 'Rarotonga, Cook Islands',
  /** Titles of places to stay. */
  'sample.listing.guesthouse': 'Highlands guesthouse',
  'sample.listing.family-stay': 'Lagoon family stay',
  'sample.listing.stilt-house': 'Stilt house',
};

export const agentSamples = {
  /** In the place of names. */
  'sample.client-1': 'Sample client 1',
  'sample.client-2': 'Sample client 2',
  'sample.client-3': 'Sample client 3',
  'sample.provider-1': 'Sample provider 1',
  'sample.provider-2': 'Sample provider 2',
  'sample.provider-3': 'Sample provider 3',
  'sample.provider-4': 'Sample provider 4',
  /** What is booked. */
  'sample.booking.stay': 'Cultural stay',
  'sample.booking.festival': 'Festival package',
  'sample.booking.trek': 'Guided trek',
  /** The first and the last day. Code reads them from the text: write them in figures, as '2026-12-10 – 2026-12-17'. */
  'sample.booking.stay.dates': 'Dec 10 – 17, 2026',
  'sample.booking.festival.dates': 'Jan 14 – 20, 2027',
  'sample.booking.trek.dates': 'Feb 8 – 15, 2027',
};

export const organizerSamples = {
  /** Titles of tours. A bilum is a looped string bag; a sing-sing is a gathering of dancers. */
  'sample.tour.carvers': 'Sepik River Carvers Journey',
  'sample.tour.sing-sing': 'Highlands Sing-sing Circle',
  'sample.tour.makers': 'Marovo Makers Week',
  'sample.tour.coffee': 'Coffee and Bilum Trail',
  /** Where a tour leads. */
  'sample.tour.makers.destination': 'Marovo Lagoon',
  /** In the place of names. */
  'sample.applicant-1': 'Sample applicant 1',
  'sample.applicant-2': 'Sample applicant 2',
  'sample.applicant-3': 'Sample applicant 3',
  /** What applicants know well. */
  'sample.expertise.barkcloth': 'Barkcloth conservation',
  'sample.expertise.river': 'River guiding, oral history',
  'sample.expertise.bilum': 'Bilum weaving',
};

export const corporateSamples = {
  /** In the place of names. */
  'sample.employee-1': 'Sample employee 1',
  'sample.employee-2': 'Sample employee 2',
  'sample.employee-3': 'Sample employee 3',
  'sample.employee-4': 'Sample employee 4',
  /** Departments of a company. */
  'sample.department.research': 'Field Research',
  'sample.department.partnerships': 'Partnerships',
  'sample.department.engineering': 'Engineering',
  'sample.department.people': 'People and Culture',
  /** What employees are. */
  'sample.position.researcher': 'Lead Researcher',
  'sample.position.engineer': 'Systems Engineer',
  'sample.position.manager': 'Partnerships Manager',
  /** Names of policies, each with what it says in one line. */
  'sample.policy.international': 'International Travel',
  'sample.policy.international.text': 'Manager approval for trips outside the region',
  'sample.policy.lodging': 'Lodging Cap',
  /** Names no currency in other languages, as nothing is converted: 'A limit per night, local hosts first'. */
  'sample.policy.lodging.text': 'Up to $200 per night, local hosts first',
  'sample.policy.community': 'Community Contribution',
  'sample.policy.community.text': '3% of each trip goes to the host village',
};
