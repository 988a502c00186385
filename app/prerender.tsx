import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from './api';
import { App } from './app';
import { PAGE_META } from './content/page-meta';
import { GUARDED_PATHS, type GuardedPath, type PublicPath, pageOf } from './content/paths';
import { titleOf } from './layout/use-page-meta';
import { AppRoutes } from './router';
import { PUBLIC_ROUTES, type PublicRoute } from './routes/public/page-registry';

/** A page as a visitor sees it first, before anybody is known to be signed in. */
interface FirstView {
  /** Markup of the whole app on this path. */
  readonly html: string;
  /** The file of its screen, from the folder of the routes. */
  readonly module: string;
}

/** A public page. */
export interface PublicPage extends FirstView {
  readonly path: PublicPath;
  readonly title: string;
  readonly description: string;
}

/** A page for signed-in users: its first view says that it is loading. */
export interface GuardedPage extends FirstView {
  readonly path: GuardedPath;
}

async function markupOf(path: string): Promise<string> {
  const queryClient = createQueryClient();
  const { prelude } = await prerender(
    <App queryClient={queryClient}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </App>,
    {
      // Never in pieces: putting them together takes inline scripts, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  // Its timers would keep the build waiting until nobody could want the answers any more.
  queryClient.clear();
  return html;
}

async function prerenderPublic({ path, module }: PublicRoute): Promise<PublicPage> {
  const { title, description } = PAGE_META[pageOf(path)];
  return {
    path,
    title: titleOf(title),
    description,
    html: await markupOf(path),
    module: `public/${module.slice(2)}`,
  };
}

async function prerenderGuarded(path: GuardedPath): Promise<GuardedPage> {
  const screen = path === '/booking' ? 'booking-screen' : 'dashboard-screen';
  return { path, html: await markupOf(path), module: `protected/${screen}.tsx` };
}

/** Every public page (decision 10 says what titles and descriptions are). */
export const PUBLIC_PAGES: readonly PublicPage[] = await Promise.all(PUBLIC_ROUTES.map(prerenderPublic));

/** Every page for signed-in users whose address is known at build time. */
export const GUARDED_PAGES: readonly GuardedPage[] = await Promise.all(GUARDED_PATHS.map(prerenderGuarded));
