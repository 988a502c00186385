import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Banner } from 'tapa-ui/banner';
import { Button } from 'tapa-ui/button';
import { CoverArt, type CoverArtScene } from 'tapa-ui/cover-art';
import { Search } from 'tapa-ui/icons';
import { lazyPart } from 'tapa-ui/lazy-part';
import drawCloth from '../../content/art/compiled/printed-cloth';
import { CRAFT_CARDS, page, ROLE_CARDS } from '../../content/pages/landing';
import { SAMPLE_STAYS } from '../../content/sample-stays';
import { usePageMeta } from '../../layout/page-meta';
import { Drawing, LinkTile, LinkTiles, MoreLink, Onward } from '../../layout/parts';
import { useRouteFocus } from '../../layout/route-focus';
import { OptionalPart } from '../../shell/optional-part';
import { filledIn } from './forms/form-values';
import { DayFields } from './planner/day-fields';
import { RichTextView } from './rich-text';
import { SampleListings } from './sample-listings';
import { SceneTile } from './scene-tile';
import type { StaySheetProps } from './stay-sheet';

const EXPERIENCES_PATH = '/cultural-experiences';

const STAY = 'stay';

const staySheet = lazyPart<StaySheetProps>(async () => {
  const [{ StaySheet }] = await Promise.all([import('./stay-sheet'), import('tapa-ui/dashboards.css')]);
  return { default: StaySheet };
});

/** The landing page, also shown on every unknown path, with `noindex` (spec: 2.unknown-path). */
export default function LandingScreen() {
  const { pathname } = useLocation();
  const isElsewhere = pathname !== '/';
  usePageMeta({ title: page.title, description: page.description, noindex: isElsewhere });
  useRouteFocus();
  return (
    <>
      {isElsewhere && <Banner role="status">This page is not open yet.</Banner>}
      <section className="page-wrap grid grid-cols-1 items-center gap-10 pt-10 pb-12 lg:grid-cols-[11fr_10fr] lg:gap-16 lg:pt-14 lg:pb-18">
        <div className="grid min-w-0 gap-6">
          <h1
            className="font-display text-display-l text-balance max-md:text-[calc(2.375*var(--tapa-rem,1rem))] xl:text-display-xl"
            tabIndex={-1}
          >
            {page.h1}
          </h1>
          <p className="max-w-[48ch] text-lede text-muted">
            <RichTextView text={page.lede} />
          </p>
          <DayFields>
            {(from, until, calendar) => (
              <>
                <SearchBar
                  days={
                    <>
                      <SearchField className={BEHIND_A_LINE} label="First day" {...from} />
                      <SearchField className={BEHIND_A_LINE} label="Last day" {...until} />
                    </>
                  }
                />
                <div className="flex min-h-11 flex-wrap items-center gap-x-6">
                  <p className="flex flex-wrap items-center gap-x-2">
                    <span className="text-muted">Not sure where to start?</span>
                    <MoreLink href="/ai-itinerary">
                      Plan a trip
                      <Onward />
                    </MoreLink>
                  </p>
                  {calendar}
                </div>
              </>
            )}
          </DayFields>
        </div>
        <Cloth />
      </section>
      <LandingSection
        id="crafts"
        className="pt-6 pb-10"
        heading="Start from what you want to learn"
        more="All experiences"
      >
        <ul
          role="list"
          className="strip grid gap-4 *:snap-start md:grid-cols-6 md:*:col-span-2 md:*:nth-[-n+2]:col-span-3 lg:grid-cols-5 lg:*:nth-[n]:col-span-1"
        >
          {CRAFT_CARDS.map((card) => (
            <SceneTile key={card.title} shape="aspect-square" {...card} />
          ))}
        </ul>
      </LandingSection>
      <LandingSection id="stays" className="pt-6 pb-16" heading="Stays with their makers" more="See all">
        <Stays />
      </LandingSection>
      <LandingSection id="roles" className="pb-20" heading="One place for everyone who makes the trip happen">
        <LinkTiles className="lg:grid-cols-4">
          {ROLE_CARDS.map((card) => (
            <LinkTile key={card.title} {...card} />
          ))}
        </LinkTiles>
      </LandingSection>
    </>
  );
}

interface LandingSectionProps {
  id: string;
  className: string;
  heading: string;
  more?: string;
  children: ReactNode;
}

const LandingSection = ({ id, className, heading, more, children }: LandingSectionProps) => (
  <section className={`page-wrap grid grid-cols-1 gap-4 ${className}`} aria-labelledby={id}>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id={id} className="flex-[1_1_12rem] font-display text-title-section text-balance wrap-anywhere">
        {heading}
      </h2>
      {more ? (
        <MoreLink href={EXPERIENCES_PATH}>
          {more}
          <Onward />
        </MoreLink>
      ) : null}
    </div>
    {children}
  </section>
);

function Stays() {
  const [params, setParams] = useSearchParams();
  const stay = SAMPLE_STAYS.find(({ id }) => id === params.get(STAY));
  const withoutStay = (old: URLSearchParams) => {
    old.delete(STAY);
    return old;
  };
  return (
    <>
      <SampleListings hrefFor={({ id }) => `?${new URLSearchParams([...params, [STAY, String(id)]])}`} />
      <OptionalPart>
        {stay ? (
          <staySheet.Component stay={stay} onClose={() => setParams(withoutStay, { replace: true })} />
        ) : null}
      </OptionalPart>
    </>
  );
}

const RESULTS_PATH = '/destinations';

function SearchBar({ days }: { days: ReactNode }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate({ pathname: RESULTS_PATH, search: filledIn(event.currentTarget).toString() });
  };
  return (
    <search className="@container">
      <form
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-center gap-2 rounded-[calc(var(--tapa-radius)+8px)] border border-border-strong bg-surface-raised p-2 @min-[28rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @min-[39rem]:grid-cols-[minmax(0,10fr)_minmax(0,7fr)_minmax(0,7fr)_auto]"
        action={RESULTS_PATH}
        onSubmit={search}
      >
        <SearchField
          className="col-span-full @min-[39rem]:col-span-1"
          label="Where"
          name="q"
          placeholder="Apia, Suva, Nukuʻalofa"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        {days}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Search />}
          className="col-span-full @min-[28rem]:col-span-1"
        >
          Search
        </Button>
      </form>
    </search>
  );
}

const BEHIND_A_LINE = '@min-[39rem]:border-s @min-[39rem]:border-border';

const SearchField = ({ className, label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className={`grid gap-1.5 px-3 py-1 text-caption font-semibold ${className}`}>
    {label}
    <input className="min-h-6 w-full appearance-none text-item font-semibold outline-offset-4" {...input} />
  </label>
);

/** The tiles around the printed cloth. Those without a scene show a pattern. */
const TILES: readonly { place: string; scene?: CoverArtScene }[] = [
  {
    place: 'printed [--app-print:var(--tapa-motif-field)_0_0/96px_96px] col-[5/7] row-[1/3] bg-art-dark',
  },
  { place: 'col-[5/7] row-[3/5]', scene: 'taro' },
  { place: 'col-[1/3] row-[4/7]', scene: 'drums' },
  { place: 'col-[3/5] row-[4/7]', scene: 'volcano' },
  {
    place: 'printed col-[5/7] row-[5/6] bg-(--tapa-frangipani-300) [--app-ink:var(--tapa-frangipani-800)]',
  },
  { place: 'col-[5/7] row-[6/7]', scene: 'canoe' },
];

function Cloth() {
  return (
    <div className="cloth aspect-square auto-rows-fr grid-cols-6" aria-hidden="true">
      <div className="relative col-[1/5] row-[1/4] overflow-clip rounded-ss-panel">
        <Drawing draw={drawCloth} viewBox="0 0 400 225" />
      </div>
      {TILES.map(({ place, scene }) => (
        <div key={place} className={`relative overflow-clip ${place}`}>
          {scene ? <CoverArt className="absolute inset-0" scene={scene} /> : null}
        </div>
      ))}
    </div>
  );
}
