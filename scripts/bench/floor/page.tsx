import { type PageView, type TabName, TEXTS } from '../view';
import { Bookings, NextTrips } from './bookings';
import { CHEVRON_DOWN, CHEVRON_RIGHT, COMPASS, MARK, MEDAL } from './icons';
import { Tiles } from './tiles';

interface FloorProps {
  view: PageView;
  tab: TabName;
}

/**
 * The same page written by hand: plain elements with class names and one plain stylesheet; all texts are made beforehand.
 * Nothing is sanitised, formatted, measured or navigable with arrow keys, so the difference to a library is the cost of
 * that library. It is not optimised: the library's rows have fewer elements.
 */
export function Floor({ view, tab }: FloorProps) {
  return (
    <div className="page">
      <TopBar />
      <div className="band" aria-hidden="true" />
      <main className="main">
        <div className="head">
          <div className="head-text">
            <h1 className="title" tabIndex={-1}>
              {TEXTS.title}
            </h1>
            <p className="help">{view.help[tab]}</p>
          </div>
          {tab === 'overview' ? (
            <a className="button primary" href="/destinations">
              {COMPASS}
              Discover experiences
            </a>
          ) : null}
        </div>
        <div className="tabs" role="tablist" aria-label={TEXTS.title}>
          {TEXTS.tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              className="tab"
              aria-selected={name === tab}
              aria-controls={name === tab ? 'panel' : undefined}
              tabIndex={name === tab ? 0 : -1}
            >
              {label}
            </button>
          ))}
        </div>
        <div key={tab} className="stack" role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
          {tab === 'trips' ? <Trips view={view} /> : <Overview view={view} />}
        </div>
      </main>
    </div>
  );
}

function TopBar() {
  return (
    <header className="bar">
      <div className="bar-row">
        <a className="brand" href="/">
          {MARK}
          Tapa
        </a>
        <nav className="nav" aria-label="Main">
          {TEXTS.destinations.map(([href, label]) => (
            <a key={href} className="nav-item" href={href}>
              {label}
              {href === '/wishlists' ? (
                <span className="count brand-count">
                  {TEXTS.unread}
                  <span className="hidden"> new</span>
                </span>
              ) : null}
            </a>
          ))}
        </nav>
        <button type="button" className="account" aria-haspopup="menu" aria-expanded="false">
          <span className="hidden">Account menu, </span>
          <span className="avatar" aria-hidden="true">
            {TEXTS.initials}
          </span>
          <span className="name">{TEXTS.person}</span>
          {CHEVRON_DOWN}
        </button>
      </div>
    </header>
  );
}

function Trips({ view }: { view: PageView }) {
  return (
    <>
      <Tiles label="Your trips" tiles={view.tripTiles} />
      <section className="panel" aria-labelledby="all">
        <div className="panel-head">
          <h2 className="panel-title" id="all">
            All bookings
          </h2>
          <span className="count">
            {view.total}
            <span className="hidden"> bookings</span>
          </span>
        </div>
        <Bookings groups={view.groups} range={view.range} />
      </section>
    </>
  );
}

function Overview({ view }: { view: PageView }) {
  return (
    <>
      <Tiles label="Your travel at a glance" tiles={view.overviewTiles} />
      <div className="grid">
        <section className="panel wide" aria-labelledby="next">
          <div className="panel-head">
            <h2 className="panel-title" id="next">
              Upcoming Trips
            </h2>
            <a className="link" href="?tab=trips">
              All trips
              {CHEVRON_RIGHT}
            </a>
          </div>
          <NextTrips bookings={view.next} />
        </section>
        <Rewards />
      </div>
      <div className="section-head">
        <h2 className="section-title">Personalized Recommendations</h2>
        <a className="link" href="/destinations">
          See more
          {CHEVRON_RIGHT}
        </a>
      </div>
      <div className="panel empty">
        <div className="empty-art" aria-hidden="true" />
        <h3 className="empty-title">Nothing to recommend yet</h3>
        <p className="muted">As soon as there are experiences that suit you, they appear here.</p>
      </div>
    </>
  );
}

function Rewards() {
  return (
    <section className="rewards" aria-label="Rewards">
      <div className="level">
        {MEDAL}
        <div>
          <p className="quiet">Your level</p>
          <h2 className="level-name">{TEXTS.level}</h2>
        </div>
      </div>
      <p className="points">
        {TEXTS.points} <small>points</small>
      </p>
      <div>
        <div
          className="track"
          role="progressbar"
          aria-label={`Progress to ${TEXTS.nextLevel}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={TEXTS.progress}
        >
          <div className="fill" style={{ inlineSize: `${TEXTS.progress}%` }} />
        </div>
        <div className="track-text">
          <span>
            <strong>{TEXTS.pointsToNext} points</strong> to {TEXTS.nextLevel}
          </span>
          <span>{TEXTS.progress}%</span>
        </div>
      </div>
      <a className="link" href="?tab=rewards">
        View rewards
        {CHEVRON_RIGHT}
      </a>
    </section>
  );
}
