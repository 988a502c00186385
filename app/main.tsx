import 'tapa-ui/fonts.css';
import 'tapa-ui/core.css';
import './styles/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './api/query-client';
import { rootErrorOptions } from './api/report';
import { App } from './app';
import { AppRoutes } from './router';
import { PUBLIC_SCREENS } from './routes/public-screens';
import { PUBLIC_PATHS, PUBLIC_ROUTES } from './routes/table';
import { registerServiceWorker } from './service-worker/register';
import { lookUpWhenRestored } from './shell/guards';
import { loadPartsOrReload, pageSeen } from './shell/page-lifecycle';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

// The font of titles, from tapa-ui/fonts.css, loads ahead of the first title. Without it a fallback is shown.
document.fonts.load('1em "Red Hat Display Variable"').catch(() => undefined);
const queryClient = createQueryClient();
loadPartsOrReload();
lookUpWhenRestored(queryClient);
void pageSeen().then(() => {
  void start(container);
  void registerServiceWorker();
});

/** Hydrates the markup of a prerendered page, or renders the page where there is none for this address. */
async function start(root: HTMLElement): Promise<void> {
  const app = (
    <App queryClient={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  );
  const { pathname, search } = location;
  const path = PUBLIC_PATHS.find((known) => known === pathname);
  // The markup of a public page holds nothing of what its address asks for in the query; other pages only say that they load.
  const asked = new URLSearchParams(search);
  const asksForMore = path !== undefined && PUBLIC_ROUTES[path].query?.some((name) => asked.has(name));
  if (asksForMore || root.dataset.prerendered !== pathname) {
    createRoot(root, rootErrorOptions()).render(app);
    return;
  }
  // The screen shows that its code failed to load, and asks for it again.
  if (path) await PUBLIC_SCREENS[path].load().catch(() => undefined);
  // In a transition React works in slices, so that the page, which is shown already, stays responsive.
  startTransition(() => {
    hydrateRoot(root, app, rootErrorOptions());
  });
}
