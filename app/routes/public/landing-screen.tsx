import '../../styles/landing.css';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SampleChip } from 'tapa-ui/badge';
import { Button } from 'tapa-ui/button';
import { CoverArt, type CoverArtScene } from 'tapa-ui/cover-art';
import { BriefcaseBusiness, Building2, ChevronRight, Luggage, Map as MapIcon, Search } from 'tapa-ui/icons';
import { ListingCards } from 'tapa-ui/listing-card';
import { MONTHS } from '../../content/months';
import { CRAFT_CARDS, page, ROLE_CARDS, SAMPLE_STAYS } from '../../content/pages/landing';
import { usePageMeta } from '../../layout/page-meta';
import { useRouteFocus } from '../../layout/route-focus';
import { RouterLink } from '../../layout/router-link';
import { PrintedCloth } from './printed-cloth';
import { RichTextView } from './rich-text';

const ROLE_ICONS = { luggage: Luggage, briefcase: BriefcaseBusiness, map: MapIcon, building: Building2 };
const LISTINGS = SAMPLE_STAYS.map((stay) => ({ ...stay, key: stay.id, category: 'cultural' }));

/** The landing page. It also stands on every unknown path (spec: 2.unknown-path), and then asks not to be indexed. */
export default function LandingScreen() {
  const { pathname } = useLocation();
  usePageMeta({ title: page.title, description: page.description, noindex: pathname !== '/' });
  useRouteFocus();
  return (
    <>
      <section className="app-wrap app-hero">
        <div className="app-hero-text">
          <h1 className="app-hero-title" tabIndex={-1}>
            {page.h1}
          </h1>
          <p className="app-hero-lede">
            <RichTextView text={page.lede} />
          </p>
          <SearchBar />
          <p className="app-hero-plan">
            <span className="app-muted">Not sure where to start?</span>
            <MoreLink to="/ai-itinerary">Plan with AI</MoreLink>
          </p>
        </div>
        <Cloth />
      </section>
      <section className="app-wrap app-landing-crafts" aria-labelledby="crafts">
        <div className="app-landing-head">
          <h2 id="crafts" className="app-landing-title">
            Start from what you want to learn
          </h2>
          <MoreLink to="/cultural-experiences">All experiences</MoreLink>
        </div>
        <ul className="app-crafts">
          {CRAFT_CARDS.map((card) => (
            <CraftCard key={card.title} {...card} />
          ))}
        </ul>
      </section>
      <section className="app-wrap app-landing-stays" aria-labelledby="stays">
        <div className="app-landing-head">
          <div className="app-landing-heading">
            <h2 id="stays" className="app-landing-title">
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
        <h2 id="roles" className="app-landing-title">
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

function CraftCard({ scene, title, text, href }: (typeof CRAFT_CARDS)[number]) {
  return (
    <li className="app-craft">
      <div className="app-craft-cover">
        <CoverArt scene={scene} />
      </div>
      <div className="app-craft-body">
        <h3 className="app-panel-title">
          <RouterLink className="app-stretched" href={href}>
            {title}
          </RouterLink>
        </h3>
        <p className="app-craft-text">{text}</p>
      </div>
    </li>
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

const RESULTS_PATH = '/destinations';

/** Address of the destinations that fit: only what was filled in. */
function searchAddress(form: FormData): string {
  const query = new URLSearchParams();
  for (const name of ['q', 'month']) {
    const value = form.get(name);
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  }
  return query.size > 0 ? `${RESULTS_PATH}?${query}` : RESULTS_PATH;
}

/** Where and when: leads to the destinations that fit. */
function SearchBar() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(searchAddress(new FormData(event.currentTarget)));
  };
  return (
    <search>
      <form className="app-search" action={RESULTS_PATH} onSubmit={search}>
        <label className="app-search-field">
          Where
          <input name="q" placeholder="Apia, Suva, Nukuʻalofa" autoComplete="off" enterKeyHint="search" />
        </label>
        <label className="app-search-field">
          When
          <select name="month" defaultValue="">
            <option value="">Any week</option>
            {MONTHS.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="primary" size="lg" icon={<Search />}>
          Search
        </Button>
      </form>
    </search>
  );
}

interface Tile {
  /** Place in the cloth: a class of landing.css. */
  place: string;
  scene?: CoverArtScene;
}

/** The tiles around the printed cloth, in reading order; those without a scene are pattern. */
const TILES: readonly Tile[] = [
  { place: 'field' },
  { place: 'taro', scene: 'taro' },
  { place: 'drums', scene: 'drums' },
  { place: 'volcano', scene: 'volcano' },
  { place: 'gold' },
  { place: 'canoe', scene: 'canoe' },
];

/** The landing mosaic: one sheet of many patterned tiles. Decorative. */
function Cloth() {
  return (
    <div className="app-cloth" aria-hidden="true">
      <div className="app-cloth-tile app-cloth-print">
        <PrintedCloth className="app-cloth-art" />
      </div>
      {TILES.map(({ place, scene }) => (
        <div key={place} className={`app-cloth-tile app-cloth-${place}`}>
          {scene ? <CoverArt className="app-cloth-art" scene={scene} /> : null}
        </div>
      ))}
    </div>
  );
}
