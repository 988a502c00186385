import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from './api';
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

/** A page as a visitor sees it first, before it is known whether somebody is signed in. */
interface FirstView {
  readonly path: PublicPath | GuardedPath;
  /** Markup of the whole app on this path. */
  readonly html: string;
  /** Files of its screen and content, from the folder of the app. */
  readonly files: readonly string[];
}

/** A public page. */
export interface PublicPage extends FirstView {
  readonly title: string;
  readonly description: string;
}

/** A page for signed-in users: its first view says that it is loading. */
export type GuardedPage = FirstView;

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
  // Its timers would keep the build waiting until the answers are stale.
  queryClient.clear();
  return html;
}

async function prerenderPublic(path: PublicPath): Promise<PublicPage> {
  const { title, description } = await loadContent(path);
  return { path, title: titleOf(title), description, html: await markupOf(path), files: filesOf(path) };
}

async function prerenderGuarded(path: GuardedPath): Promise<GuardedPage> {
  const files = [`routes/protected/${GUARDED_ROUTES[path].screen}-screen.tsx`];
  return { path, html: await markupOf(path), files };
}

/** Every public page. */
export const PUBLIC_PAGES: readonly PublicPage[] = await Promise.all(PUBLIC_PATHS.map(prerenderPublic));

/** Every page for signed-in users whose address is known at build time. */
export const GUARDED_PAGES: readonly GuardedPage[] = await Promise.all(GUARDED_PATHS.map(prerenderGuarded));
