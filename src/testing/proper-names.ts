/**
 * Names that stand in the library's code and are the same in every language, by the file that has them. Whatever else the
 * code says is a message.
 */
export const PROPER_NAMES: Readonly<Record<string, readonly string[]>> = {
  // The brand's name.
  'components/top-bar/top-bar.tsx': ['Tapa'],
  // Greetings in languages of the Pacific, each with its language beside it.
  'dashboards/travel-agent/travel-agent-dashboard.tsx': ['Mālō e lelei'],
  'dashboards/traveler/traveler-dashboard.tsx': ['Kia ora'],
  // Places, in sample rows.
  'domain/corporate.samples.ts': ['Honiara', 'Port Moresby', 'Nukuʻalofa', 'Suva'],
  'domain/tour-organizer.samples.ts': ['Ambunti', 'Goroka'],
  'domain/travel-agent.samples.ts': ['Rarotonga', 'Goroka', 'Tanna'],
};
