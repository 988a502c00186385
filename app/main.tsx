import 'tapa-ui/fonts.css';
import 'tapa-ui/core.css';
import './styles/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageSeen } from './api/page-seen';
import { createQueryClient } from './api/query-client';
import { rootErrorOptions } from './api/report';
import { App } from './app';
import { AppRoutes } from './router';
import { PUBLIC_SCREENS } from './routes/public-screens';
import { PUBLIC_PATHS, PUBLIC_ROUTES } from './routes/table';
import { registerServiceWorker } from './service-worker/register';
import { EarlyBack } from './shell/early-back';
import { lookUpWhenRestored } from './shell/guards';
import { loadPartsOrReload } from './shell/page-lifecycle';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

// Loads the font of titles (tapa-ui/fonts.css) before the first title. A failure leaves the fallback.
document.fonts.load('1em "Red Hat Display Variable"').catch(() => undefined);
const queryClient = createQueryClient();
loadPartsOrReload();
lookUpWhenRestored(queryClient);
void pageSeen().then(() => {
  void start(container);
  void registerServiceWorker();
});

/** Hydrates a prerendered page, or renders one without markup for this address. */
async function start(root: HTMLElement): Promise<void> {
  const app = (
    <App queryClient={queryClient}>
      <BrowserRouter>
        <AppRoutes />
        <EarlyBack />
      </BrowserRouter>
    </App>
  );
  const { pathname, search } = location;
  const path = PUBLIC_PATHS.find((known) => known === pathname);
  // The markup of a public page ignores the query. Other pages have a loading screen as markup.
  const query = new URLSearchParams(search);
  const readsQuery = path !== undefined && PUBLIC_ROUTES[path].query?.some((name) => query.has(name));
  const hasDocument = root.dataset.prerendered === pathname;
  const hasMarkup = hasDocument && !readsQuery;
  // The markup stays until then. If this fails, the screen shows the error and loads its code again.
  if (hasDocument && path) await PUBLIC_SCREENS[path].load().catch(() => undefined);
  // Back may have changed the address meanwhile.
  if (!hasMarkup || location.pathname !== pathname) {
    createRoot(root, rootErrorOptions()).render(app);
    return;
  }
  // In a transition React hydrates in slices, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, app, rootErrorOptions());
  });
}
