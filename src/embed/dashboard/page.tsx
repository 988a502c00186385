// The page in the frame of <tapa-dashboard>: shows what the page around it sends, and says how high it is.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RoleDashboard } from '../../dashboards/role';
import { TapaProvider } from '../../theme';
import { DASHBOARD_PARTS, type FrameKind, type FrameMessage, readMessage } from './messages';
import { type ShowMessage, showSchema } from './show-message';

const container = document.getElementById('dashboard');
/** The one origin that is spoken with: the page that opened the frame says which it is. */
const hostOrigin = decodeURIComponent(location.hash.slice(1));

const tell = (message: FrameMessage): void => {
  if (hostOrigin !== '') parent.postMessage(message, hostOrigin);
};

/** The parts of a kind's data; nothing else of what was sent gets into the dashboard. */
const partsOf = (kind: FrameKind, data: ShowMessage['data']): Record<string, unknown> =>
  Object.fromEntries(DASHBOARD_PARTS[kind].map((name) => [name, data?.[name]]));

const KEYS = {
  traveler: 'traveler',
  'travel-agent': 'travelAgent',
  'tour-organizer': 'tourOrganizer',
  corporate: 'corporate',
} as const;

function start(root: HTMLElement): void {
  const react = createRoot(root);
  addEventListener('message', (event) => {
    const message = readMessage(event, parent, hostOrigin, showSchema);
    if (!message) return;
    const { kind, data, scheme, brand } = message;
    react.render(
      <StrictMode>
        <TapaProvider brand={brand} colorScheme={scheme}>
          <RoleDashboard
            kind={kind}
            user={data?.user}
            data={{ [KEYS[kind]]: partsOf(kind, data) }}
            onLogout={() => tell({ tapa: 'action', action: 'logout' })}
          />
        </TapaProvider>
      </StrictMode>,
    );
  });
  // In a frame a link would take the dashboard away: the page around decides. After React's own handlers.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    tell({ tapa: 'action', action: 'open', href: link.getAttribute('href') ?? '' });
  });
  new ResizeObserver(() =>
    tell({ tapa: 'height', height: Math.ceil(root.getBoundingClientRect().height) }),
  ).observe(root);
  tell({ tapa: 'ready' });
}

if (container) start(container);
