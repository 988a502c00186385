import { type PageView, TEXTS, type TileView } from '../view';
import { Bookings } from './bookings';
import { CHEVRON_DOWN, MARK, TILE_ICONS } from './icons';

/**
 * The same page written by hand: plain elements with class names and one plain stylesheet; all texts are made beforehand.
 * Nothing is sanitised, formatted, measured or navigable with arrow keys, so the difference to a library is the cost of
 * that library. It is not optimised: the library's rows have fewer elements.
 */
export function Floor({ view }: { view: PageView }) {
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
            <p className="help">{view.help}</p>
          </div>
        </div>
        <div className="tabs" role="tablist" aria-label={TEXTS.title}>
          {TEXTS.tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              className="tab"
              aria-selected={name === 'trips'}
              aria-controls={name === 'trips' ? 'panel' : undefined}
              tabIndex={name === 'trips' ? 0 : -1}
            >
              {label}
            </button>
          ))}
        </div>
        <div className="stack" role="tabpanel" id="panel" aria-labelledby="tab-trips">
          <Trips view={view} />
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
      <Tiles label="Your trips" tiles={view.tiles} />
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

/** Tiles in one panel, separated by hairlines. */
function Tiles({ label, tiles }: { label: string; tiles: readonly TileView[] }) {
  return (
    <div className="tiles" role="group" aria-label={label}>
      {tiles.map(({ label: name, figure, icon }) => (
        <div key={name} className="tile" role="group" aria-labelledby={icon}>
          <div className="tile-head">
            <span className="tile-label" id={icon}>
              {name}
            </span>
            {TILE_ICONS[icon]}
          </div>
          <div className="figure">
            <bdi>{figure}</bdi>
          </div>
          <div className="tile-meta" />
        </div>
      ))}
    </div>
  );
}
