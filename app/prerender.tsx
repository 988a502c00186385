import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from './api';
import { App } from './app';
import { PAGE_META } from './content/page-meta';
import { type PublicPath, pageOf } from './content/paths';
import { titleOf } from './layout/use-page-meta';
import { AppRoutes } from './router';
import { PUBLIC_ROUTES, type PublicRoute } from './routes/public/page-registry';

/** A public page as a visitor sees it first, before anybody is known to be signed in. */
export interface PrerenderedPage {
  readonly path: PublicPath;
  readonly title: string;
  readonly description: string;
  /** Markup of the whole app on this path. */
  readonly html: string;
  /** The file of its screen, from the folder of the public routes. */
  readonly module: string;
}

async function prerenderPage({ path, module }: PublicRoute): Promise<PrerenderedPage> {
  const { title, description } = PAGE_META[pageOf(path)];
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
  return { path, title: titleOf(title), description, html, module };
}

/** Every public page (decision 10 says what titles and descriptions are). */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = await Promise.all(
  PUBLIC_ROUTES.map(prerenderPage),
);
