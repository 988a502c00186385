import '../styles/layout.css';
import '../styles/print.css';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { HeaderBand, TapaMark, TopBar } from 'tapa-ui/top-bar';
import { AUTH_PATH, FOOTER_COLUMNS, PUBLIC_PATHS, PUBLIC_ROUTES } from '../routes/table';
import { OfflinePlace } from './offline-notice';
import { OperatorNotice } from './operator-notice';
import { RouterLink } from './router-link';
import { MAIN_ID } from './skip-link';

const HEADER_LINKS = PUBLIC_PATHS.flatMap((href) => {
  const label = PUBLIC_ROUTES[href].header;
  return label === undefined ? [] : [{ label, href }];
});

const SITE_MAP = FOOTER_COLUMNS.map((heading) => ({
  heading,
  links: PUBLIC_PATHS.flatMap((href) => {
    const [column, label] = PUBLIC_ROUTES[href].footer ?? [];
    return column === heading ? [{ label, href }] : [];
  }),
}));

export interface PublicLayoutProps {
  /** The screen. While a lazy one loads, header and footer stay. */
  children: ReactNode;
  /** Content at the end of the header, e.g. the menu of a signed-in user. @default 'Sign in' */
  account?: ReactNode;
}

/** Header, main part and footer of every public page. */
export function PublicLayout({ children, account = <SignInLink /> }: PublicLayoutProps) {
  const { pathname } = useLocation();
  // The sign-in page has only the form and its picture: no footer, and no second link to sign in.
  const isAuth = pathname === AUTH_PATH;
  return (
    <div className="app">
      <div className="app-header">
        <TopBar
          sticky
          items={HEADER_LINKS}
          currentPath={pathname}
          end={
            <>
              <Button className="app-wide" variant="quiet" href="/become-host">
                Become a host
              </Button>
              {isAuth ? (
                <Button variant="quiet" href="/help">
                  Help
                </Button>
              ) : (
                account
              )}
            </>
          }
        />
        <HeaderBand />
      </div>
      <OfflinePlace />
      <main id={MAIN_ID} className="app-main" tabIndex={-1}>
        {import.meta.env.DEV ? <OperatorNotice path={pathname} /> : null}
        <Suspense fallback={<LoadingScreen fullHeight />}>{children}</Suspense>
      </main>
      {isAuth ? null : <SiteFooter />}
    </div>
  );
}

/** The default content at the end of the header. */
export const SignInLink = () => (
  <Button variant="primary" href={AUTH_PATH}>
    Sign in
  </Button>
);

/** Name, promise and site map. */
function SiteFooter() {
  return (
    <footer className="app-footer">
      <div className="app-wrap app-footer-in">
        <div>
          <RouterLink className="app-footer-brand" href="/">
            <TapaMark />
            Tapa
          </RouterLink>
          <p className="app-footer-promise">Pacific travel, arranged with the communities who host it.</p>
          {/* A path without a page shows the landing page, which has its search at the top. */}
          <RouterLink className="app-footer-link" href="/search">
            Search
          </RouterLink>
        </div>
        <nav className="app-footer-columns" aria-label="Site map">
          {SITE_MAP.map(({ heading, links }) => (
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
