import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { HeaderBand, TapaMark, TopBar, type TopBarItem } from 'tapa-ui/top-bar';
import { AUTH_PATH, FOOTER_COLUMNS, PUBLIC_PATHS, PUBLIC_ROUTES } from '../routes/table';
import { NoticePlace } from './offline-notice';
import { RouterLink, type RouterLinkProps } from './router-link';
import { MAIN_ID } from './skip-link';

const HEADER_LINKS = PUBLIC_PATHS.flatMap((href) => {
  const label = PUBLIC_ROUTES[href].header;
  return label === undefined ? [] : [{ label, href }];
});

/** Unknown path (spec: 2.links-without-page), so it shows the landing page with its search. */
const SEARCH_LINK = { column: 'Explore', label: 'Search', href: '/search' };
const FOOTER_LINKS = [
  ...PUBLIC_PATHS.map((href) => {
    const [column, label] = PUBLIC_ROUTES[href].footer ?? [];
    return { column, label, href };
  }),
  SEARCH_LINK,
];
const SITE_MAP = FOOTER_COLUMNS.map((heading) => ({
  heading,
  links: FOOTER_LINKS.filter(({ column }) => column === heading),
}));

export interface PublicLayoutProps {
  children: ReactNode;
  account?: ReactNode;
  /** Links of the header. @default the public pages */
  items?: readonly TopBarItem[] | undefined;
}

export function PublicLayout({
  children,
  account = <SignInLink />,
  items = HEADER_LINKS,
}: PublicLayoutProps) {
  const { pathname } = useLocation();
  // The sign-in page has only the form and its picture: no footer, and no second link to sign in.
  const isAuth = pathname === AUTH_PATH;
  return (
    <div className="app flex min-h-screen flex-col bg-canvas pb-(--app-bottom-bar) font-text text-body text-pretty wrap-break-word text-ink antialiased [--tapa-page-margin:16px] md:[--tapa-page-margin:24px] lg:[--tapa-page-margin:32px]">
      {/* Has no box, so that the bar stays for the whole page. */}
      <div className="contents print:hidden">
        <TopBar
          sticky
          items={items}
          currentPath={pathname}
          end={
            <>
              <Button className="max-lg:hidden" variant="quiet" href="/become-host">
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
      <NoticePlace />
      <main id={MAIN_ID} className="@container flex-[1_0_auto] has-[>[data-fills]]:grid" tabIndex={-1}>
        {children}
      </main>
      {isAuth ? null : <SiteFooter />}
    </div>
  );
}

export const SignInLink = () => (
  <Button variant="primary" href={AUTH_PATH}>
    Sign in
  </Button>
);

function SiteFooter() {
  return (
    <footer className="border-t bg-surface print:hidden">
      <div className="page-wrap grid gap-8 pt-10 pb-12 md:grid-cols-[1fr_3fr]">
        <div>
          <RouterLink
            className="inline-flex min-h-11 items-center gap-2.5 font-display text-title-section"
            href="/"
          >
            <TapaMark />
            Tapa
          </RouterLink>
          <p className="mt-1 max-w-[30ch] text-muted">
            Pacific travel, arranged with the communities who host it.
          </p>
        </div>
        <nav className="grid site-map gap-6" aria-label="Site map">
          {SITE_MAP.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="mb-2 text-label font-semibold">{heading}</h2>
              <ul role="list">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <FooterLink href={href}>{label}</FooterLink>
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

const FooterLink = (link: RouterLinkProps) => (
  <RouterLink
    className="inline-flex min-h-8 items-center py-1 text-muted underline-offset-3 hover:text-ink hover:underline touch:min-h-11 touch:min-w-11"
    {...link}
  />
);
