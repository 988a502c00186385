import '../../../styles/landing.css';
import { BriefcaseBusiness, Building2, ChevronRight, Luggage, Map as MapIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SampleChip } from 'tapa-ui/badge';
import { ListingCards } from 'tapa-ui/listing-card';
import { landing, ROLE_CARDS, SAMPLE_STAYS } from '../../../content/pages/landing';
import { RouterLink } from '../../../layout/router-link';
import { useArrival } from '../../../layout/use-arrival';
import { usePageMeta } from '../../../layout/use-page-meta';
import { RichTextView } from '../rich-text';
import { Cloth } from './cloth';
import { SearchBar } from './search-bar';

const ROLE_ICONS = { luggage: Luggage, briefcase: BriefcaseBusiness, map: MapIcon, building: Building2 };
const LISTINGS = SAMPLE_STAYS.map((stay) => ({ ...stay, key: stay.id, category: 'cultural' }));

/** The landing page. It also stands on every unknown path, and then asks not to be indexed (decision 6). */
export default function LandingScreen() {
  const { pathname } = useLocation();
  usePageMeta({ title: landing.title, description: landing.description, noindex: pathname !== landing.path });
  useArrival();
  return (
    <>
      <section className="app-wrap app-hero">
        <div className="app-hero-text">
          <h1 className="app-hero-title" tabIndex={-1}>
            {landing.h1}
          </h1>
          <p className="app-hero-lede">
            <RichTextView text={landing.lede} />
          </p>
          <SearchBar />
          <p className="app-hero-plan">
            <span className="app-muted">Not sure where to start?</span>
            <MoreLink to="/ai-itinerary">Plan with AI</MoreLink>
          </p>
        </div>
        <Cloth />
      </section>
      <section className="app-wrap app-landing-stays" aria-labelledby="stays">
        <div className="app-landing-head">
          <div className="app-landing-heading">
            <h2 id="stays" className="app-title">
              Cultural experiences this season
            </h2>
            <SampleChip />
          </div>
          <MoreLink to="/cultural-experiences">See all</MoreLink>
        </div>
        <ListingCards
          aria-label="Cultural experiences"
          listings={LISTINGS}
          hrefFor={() => '/cultural-experiences'}
        />
      </section>
      <section className="app-wrap app-landing-roles" aria-labelledby="roles">
        <h2 id="roles" className="app-title">
          One place for everyone who makes the trip happen
        </h2>
        <ul className="app-roles">
          {ROLE_CARDS.map((card) => (
            <RoleCard key={card.title} {...card} />
          ))}
        </ul>
      </section>
    </>
  );
}

function RoleCard({ icon, title, text, href }: (typeof ROLE_CARDS)[number]) {
  const Icon = ROLE_ICONS[icon];
  return (
    <li className="app-role">
      <Icon className="app-role-icon" aria-hidden="true" />
      <h3 className="app-panel-title">
        <RouterLink className="app-stretched" href={href}>
          {title}
        </RouterLink>
      </h3>
      <p className="app-muted">{text}</p>
    </li>
  );
}

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <RouterLink className="app-more" href={to}>
      {children}
      <ChevronRight className="app-icon-16 app-icon-directional" aria-hidden="true" />
    </RouterLink>
  );
}
