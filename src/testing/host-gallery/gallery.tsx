import type { ReactElement, ReactNode } from 'react';
import * as tapa from 'tapa-ui';
import { COMPONENTS, NOW } from './gallery-components.js';

/** Parts that no server gave: the dashboards show their sample data. */
const nothingOf = <Reads extends object>(reads: Reads) =>
  Object.fromEntries(Object.keys(reads).map((part) => [part, undefined])) as Record<keyof Reads, undefined>;

const TRAVELER = nothingOf(tapa.TRAVELER_READS);
const AGENT = nothingOf(tapa.TRAVEL_AGENT_READS);
const ORGANIZER = nothingOf(tapa.TOUR_ORGANIZER_READS);
const CORPORATE = nothingOf(tapa.CORPORATE_READS);

/** Every dashboard by the name of its export, on each of its tabs. */
export const DASHBOARDS: Readonly<Record<string, readonly ReactElement[]>> = {
  TravelerDashboard: tapa.TRAVELER_TABS.map((tab) => (
    <tapa.TravelerDashboard key={tab} user={{}} {...TRAVELER} now={NOW} tab={tab} />
  )),
  TravelAgentDashboard: tapa.TRAVEL_AGENT_TABS.map((tab) => (
    <tapa.TravelAgentDashboard key={tab} user={{}} {...AGENT} tab={tab} />
  )),
  TourOrganizerDashboard: tapa.TOUR_ORGANIZER_TABS.map((tab) => (
    <tapa.TourOrganizerDashboard key={tab} user={{}} {...ORGANIZER} tab={tab} />
  )),
  CorporateDashboard: tapa.CORPORATE_TABS.map((tab) => (
    <tapa.CorporateDashboard key={tab} user={{}} {...CORPORATE} tab={tab} />
  )),
  DashboardShell: [
    <tapa.DashboardShell
      key="own"
      user={{}}
      title="Harbour Office"
      tabs={[{ value: 'berths', label: 'Berths', help: 'Who lies where.', content: 'Berths' }]}
    />,
  ],
  TestDashboard: [<tapa.TestDashboard key="test" user={{}} />],
  RoleDashboard: [<tapa.RoleDashboard key="traveler" user={{ role: 'traveler' }} data={{}} />],
};

/** As it is while it loads. */
export const loading = (element: ReactNode): ReactElement => <tapa.Loading active>{element}</tapa.Loading>;

/** Parts that scripts complete: a brand's variables, a column's width that is given by value, a cover or a part that loads. */
const SCRIPTED = [
  ...['DataTable', 'DataGrid', 'RoleDashboard', 'TapaProvider'],
  ...['CoverArt', 'ListingCard', 'ListingCards'],
];

/** The tabs that show other brands, and covers. */
const SCRIPTED_TABS = [
  `TravelAgentDashboard-${tapa.TRAVEL_AGENT_TABS.indexOf('white-label') + 1}`,
  `TravelerDashboard-${tapa.TRAVELER_TABS.indexOf('overview') + 1}`,
  `TourOrganizerDashboard-${tapa.TOUR_ORGANIZER_TABS.indexOf('private-tours') + 1}`,
];

interface Section {
  name: string;
  id: string;
}

const isScripted = ({ name, id }: Section): boolean => SCRIPTED.includes(name) || SCRIPTED_TABS.includes(id);

interface SectionsProps {
  id: string;
  shows: (section: Section) => boolean;
}

const SECTIONS = [...Object.entries(COMPONENTS), ...Object.entries(DASHBOARDS)].flatMap(([name, elements]) =>
  [elements].flat().map((element, index) => ({ name, id: `${name}-${index + 1}`, element })),
);

const Sections = ({ id, shows }: SectionsProps) => (
  <div id={id}>
    {SECTIONS.filter(shows).map((section) => (
      <section key={section.id} id={section.id}>
        {section.element}
        {loading(section.element)}
      </section>
    ))}
  </div>
);

/** Everything that the package shows, as it is and while it loads: what is complete without scripts, and the rest. */
export function Gallery() {
  return (
    <tapa.TapaProvider>
      <Sections id="drawn" shows={(section) => !isScripted(section)} />
      <Sections id="scripted" shows={isScripted} />
    </tapa.TapaProvider>
  );
}
