import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type DashboardKind, dashboardKindForRole, ROLES } from 'tapa-ui/domain';
import { readsOf } from './api/queries/reads';
import { createQueryClient } from './api/query-client';
import { App } from './app';
import { titleOf } from './layout/page-meta';
import { AppRoutes } from './router';
import { filesOf, loadContent } from './routes/public-screens';
import {
  GUARDED_PATHS,
  GUARDED_ROUTES,
  type GuardedPath,
  PUBLIC_PATHS,
  type PublicPath,
} from './routes/table';
import { EarlyBack } from './shell/early-back';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

export interface RoleDashboard {
  readonly role: string;
  readonly kind: DashboardKind;
  readonly reads: readonly string[];
}

/** The first view of a page, before it is known whether somebody is signed in. */
export interface Page {
  readonly path: PublicPath | GuardedPath;
  readonly html: string;
  readonly files: readonly string[];
  /** Dashboard and reads of each role. Missing for pages without a dashboard. */
  readonly dashboards?: readonly RoleDashboard[];
  /** Missing for guarded pages, which show a loading screen. */
  readonly meta?: PageMeta;
}

async function markupOf(path: string): Promise<string> {
  const queryClient = createQueryClient();
  const { prelude } = await prerender(
    <App queryClient={queryClient}>
      <StaticRouter location={path}>
        <AppRoutes />
        <EarlyBack />
      </StaticRouter>
    </App>,
    {
      // In one chunk: several need inline scripts, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  // Its timers would keep the build running until the cache entries expire.
  queryClient.clear();
  return html;
}

async function prerenderPublic(path: PublicPath): Promise<Page> {
  const { title, description } = await loadContent(path);
  const meta = { title: titleOf(title), description };
  return { path, meta, html: await markupOf(path), files: filesOf(path) };
}

async function prerenderGuarded(path: GuardedPath): Promise<Page> {
  const files = [`routes/protected/${GUARDED_ROUTES[path].screen}-screen.tsx`];
  return { path, html: await markupOf(path), files, dashboards: dashboardsOf(path) };
}

function dashboardsOf(path: GuardedPath): RoleDashboard[] {
  const { screen, kind: only } = GUARDED_ROUTES[path];
  if (screen !== 'dashboard') return [];
  return ROLES.map((role) => {
    const kind = only ?? dashboardKindForRole(role);
    return { role, kind, reads: readsOf(kind, role).map(([, read]) => read.path) };
  });
}

export const PAGES: readonly Page[] = await Promise.all([
  ...PUBLIC_PATHS.map(prerenderPublic),
  ...GUARDED_PATHS.map(prerenderGuarded),
]);

/** A page whose path is not known yet: the loading screen of any guarded page. */
export const LOADING = PAGES.find(({ path }) => path === '/booking')?.html ?? '';
