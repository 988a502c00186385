import 'tapa-ui/fonts.css';
import 'tapa-ui/core.css';
import './styles/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, rootErrorOptions } from './api';
import { App } from './app';
import { AppRoutes } from './router';
import { PUBLIC_ROUTES } from './routes/public/page-registry';
import { survivePublishing } from './shell/reload-once';
import { lookUpWhenRestored } from './shell/restored-page';
import { registerServiceWorker } from './shell/service-worker';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

/** The face of titles, from tapa-ui/fonts.css: asked for when a title is drawn, it would be there after the title. */
document.fonts.load('1em "Red Hat Display Variable"').catch(() => undefined); // Its fallback stands in.
const queryClient = createQueryClient();
survivePublishing();
lookUpWhenRestored(queryClient);
void start(container);
void registerServiceWorker();

/** Brings the markup of a prerendered page to life, or renders the page where there is none for this address. */
async function start(root: HTMLElement): Promise<void> {
  const app = (
    <App queryClient={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  );
  const { pathname, search } = location;
  const route = PUBLIC_ROUTES.find(({ path }) => path === pathname);
  // What an address asks for in its query is not in the markup of a public page; others only say that they load.
  const asked = new URLSearchParams(search);
  const asksForMore = route?.query.some((name) => asked.has(name)) ?? false;
  if (asksForMore || root.dataset.prerendered !== pathname) {
    createRoot(root, rootErrorOptions()).render(app);
    return;
  }
  // Code that does not come is for the screen to say: it asks for it again.
  await route?.preload().catch(() => undefined);
  // In a transition React works in slices, so that the page, which can be seen already, answers meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, rootErrorOptions());
  });
}
