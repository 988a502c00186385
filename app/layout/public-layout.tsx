import '../styles/layout.css';
import '../styles/print.css';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { HeaderBand, TopBar } from 'tapa-ui/top-bar';
import { AUTH_PATH } from '../content/paths';
import { HEADER_LINKS } from '../content/site-map';
import { OfflinePlace } from './offline-place';
import { SignInLink } from './sign-in-link';
import { SiteFooter } from './site-footer';
import { MAIN_ID, SkipLink } from './skip-link';

export interface PublicLayoutProps {
  /** The screen; a lazy one is waited for inside the layout, so that header and footer stay. */
  children: ReactNode;
  /** Stands at the end of the header, e.g. the menu of a signed-in user. @default 'Sign in' */
  account?: ReactNode;
}

/** Header, main part and footer of every public page. */
export function PublicLayout({ children, account }: PublicLayoutProps) {
  const { pathname } = useLocation();
  // The form stands alone beside its picture: no footer, and no second way to sign in.
  const isAuth = pathname === AUTH_PATH;
  return (
    <div className="app">
      <SkipLink />
      <div className="app-header">
        <TopBar
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
                (account ?? <SignInLink />)
              )}
            </>
          }
        />
        <HeaderBand />
      </div>
      <OfflinePlace />
      <main id={MAIN_ID} className="app-main" tabIndex={-1}>
        <Suspense fallback={<LoadingScreen fullHeight />}>{children}</Suspense>
      </main>
      {isAuth ? null : <SiteFooter />}
    </div>
  );
}
