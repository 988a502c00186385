import { TapaMark } from 'tapa-ui/top-bar';
import { FOOTER_COLUMNS, SEARCH_LINK, SITE_PROMISE } from '../content/site-map';
import { RouterLink } from './router-link';

/** The foot of every public page: name, promise and the site map. */
export function SiteFooter() {
  return (
    <footer className="app-footer">
      <div className="app-wrap app-footer-in">
        <div>
          <RouterLink className="app-footer-brand" href="/">
            <TapaMark />
            Tapa
          </RouterLink>
          <p className="app-footer-promise">{SITE_PROMISE}</p>
          <RouterLink className="app-footer-link" href={SEARCH_LINK.href}>
            {SEARCH_LINK.label}
          </RouterLink>
        </div>
        <nav className="app-footer-columns" aria-label="Site map">
          {FOOTER_COLUMNS.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="app-footer-heading">{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <RouterLink className="app-footer-link" href={href}>
                      {label}
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
