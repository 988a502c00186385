// The page in the frame of <tapa-dashboard>: shows its host page's data, and reports its height.
import { cva } from 'class-variance-authority';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorRow } from '../../components/error-fallback/index.js';
import { Card } from '../../components/panel/index.js';
import { HeaderBand } from '../../components/top-bar/index.js';
import { READS } from '../../dashboards/reads.js';
import { type PartState, RoleDashboard } from '../../dashboards/role/index.js';
import { RoleTopBar } from '../../dashboards/shell/index.js';
import { dashboardKindForRole, ROLES } from '../../domain/index.js';
import { widgetStateMessages } from '../../i18n/compiled/en/widget-state.js';
import { widgetTitleMessages } from '../../i18n/compiled/en/widget-title.js';
import type { Catalogue } from '../../i18n/message.js';
import { messagesFrom, useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { opensNewTab } from '../../lib/events.js';
import { setPartLoader } from '../../lib/lazy-part.js';
import { TapaProvider } from '../../theme/index.js';
import { safeHref } from '../element/attributes.js';
import type { DashboardAction } from '../element/events.js';
import { awaitCatalogue, matchLanguage } from '../element/language.js';
import { askPage, callbacksOf } from './calls.js';
import {
  type CallDetail,
  FRAME_KINDS,
  type FrameKind,
  type FrameMessage,
  OPAQUE,
  type PlaceMessage,
  placeSchema,
  READY,
  readShape,
  type ShowMessage,
  showSchema,
} from './messages.js';

// The owner of the other end is the host page. The source of its messages is no proof: if the element was
// moved into another window, its code still runs in the first one.
const { port1: port, port2: otherEnd } = new MessageChannel();

const post = (message: FrameMessage): void => port.postMessage(message);

const retry = (): void => post({ tapa: 'call', action: 'retry' });

const includesPart = (named: unknown, part: string): boolean =>
  Array.isArray(named) ? named.includes(part) : named === true;

const partsOf = (kind: FrameKind, data: Record<string, unknown> | null) =>
  Object.fromEntries(
    Object.keys(READS[kind]).map((part): [string, PartState] => [
      part,
      data === null || includesPart(data.loading, part)
        ? { status: 'pending' }
        : { data: data[part], status: includesPart(data.failed, part) ? 'error' : 'success', refetch: retry },
    ]),
  );

const NO_ACTIONS: DashboardAction[] = [];

/** Users of whom only the role is known, which decides the navigation. */
const USERS = Object.fromEntries(
  FRAME_KINDS.map((kind) => [kind, { role: ROLES.find((role) => dashboardKindForRole(role) === kind) }]),
);

const page = cva('', {
  variants: {
    failed: { true: 't:root t:@container/page t:whole-width t:shares-width', false: 't:contents' },
  },
});

function Content({
  message: { kind, data, failure, canRetry, actions = NO_ACTIONS, askWhy, optimistic },
}: {
  message: ShowMessage;
}) {
  const t = useMessages(widgetStateMessages);
  const titles = useMessages(widgetTitleMessages);
  const ask = (action: DashboardAction, detail: CallDetail = {}) =>
    askPage(port, action, detail, t['widget.state.error.timeout']);
  const logOut = () =>
    actions.includes('logout') ? ask('logout') : post({ tapa: 'call', action: 'logout' });
  const user = data?.user ?? USERS[kind];
  return (
    <div className={page({ failed: Boolean(failure) })}>
      {failure ? (
        <>
          <RoleTopBar user={user} dashboard={kind} onLogout={logOut} />
          <HeaderBand />
        </>
      ) : null}
      {/* Exists before its message: otherwise screen readers may not announce it. */}
      <div role="alert" className={cx('t:block', failure && 't:page-width t:py-6')}>
        {failure ? (
          <Card className="t:@container t:pt-2">
            <ErrorRow
              role="none"
              subject={titles['widget.title.dashboard']}
              message={t[`widget.state.error.${failure}`]}
              onRetry={canRetry ? retry : undefined}
              className="t:border-transparent"
            />
          </Card>
        ) : null}
      </div>
      {/* A frame keeps its height in print, and cannot continue on the next sheet. */}
      <p className="t:hidden t:py-2 t:text-label t:text-muted t:print:block">{t['widget.state.on-paper']}</p>
      {failure ? null : (
        <RoleDashboard
          kind={kind}
          user={user}
          data={{
            [kind]: {
              ...callbacksOf(kind, { actions, askWhy, optimistic }, ask),
              ...partsOf(kind, data),
            },
          }}
          onLogout={logOut}
        />
      )}
    </div>
  );
}

/** File with the messages of all dashboards or of one, by language. Inserted by the build. */
declare const TAPA_CATALOGUES: Readonly<
  Record<'frame' | FrameKind, Readonly<Record<string, readonly [file: string]>>>
>;

const readMessages = async (scope: 'frame' | FrameKind, language: string): Promise<Catalogue> => {
  const [file = ''] = TAPA_CATALOGUES[scope][language] ?? [];
  return (await import(new URL(file, import.meta.url).href)).messages;
};

/** Returns the messages of a dashboard: `undefined` for English, `null` while they load. */
function useLanguage({ kind, locale }: ShowMessage): Catalogue | undefined | null {
  const language = locale && matchLanguage(locale, Object.keys(TAPA_CATALOGUES.frame));
  const asked = `${kind}-${language}`;
  const [loaded, setLoaded] = useState<{ asked: string; messages: Catalogue | undefined }>();
  useEffect(() => {
    if (!language) return;
    const stay = new AbortController();
    const { signal } = stay;
    const take = (messages?: Catalogue) => signal.aborted || setLoaded({ asked, messages });
    // Browsers may remember a failed module for the life of the page.
    const onFail = () => addEventListener('online', () => location.reload(), { signal });
    const loading = Promise.all([readMessages('frame', language), readMessages(kind, language)]);
    awaitCatalogue(
      loading.then(([shared, own]) => ({ messages: { ...shared, ...own } })),
      take,
      onFail,
    );
    return () => stay.abort();
  }, [asked, kind, language]);
  if (!language) return undefined;
  return loaded?.asked === asked ? loaded.messages : null;
}

function Frame({ message }: { message: ShowMessage }) {
  const { brand, scheme, direction, locale, currency, timeZone, messages } = message;
  const translation = useLanguage(message);
  const catalogue = useMemo(() => ({ ...translation, ...messages }), [translation, messages]);
  const title = messagesFrom(widgetTitleMessages, catalogue)['widget.title.dashboard'];
  const isKnown = translation !== null;
  useEffect(() => {
    if (isKnown) post({ tapa: 'title', title });
  }, [isKnown, title]);
  return (
    <TapaProvider
      brand={brand}
      colorScheme={scheme}
      direction={direction}
      locale={locale}
      currency={currency}
      timeZone={timeZone}
      messages={catalogue}
    >
      <Content message={isKnown ? message : { ...message, data: null, failure: null }} />
    </TapaProvider>
  );
}

/** Base URL until the page sends its own: never that of the frame's server. */
const NOWHERE = 'about:blank';

// Sticky parts. Only they get the variables: on the root, each scroll would restyle every element.
const STICKY_PARTS =
  '[data-slot="top-bar"],[data-slot="tab-list"],.t\\:tall\\:sticky,dialog,[data-slot="side-sheet"],[data-slot="user-menu-content"]';

/** Minimum height for sticky parts other than the top bar (`t:tall:`), in `em` of the reader's text. */
const TALL = 25;

/** Returns a function that applies a place: the base URL of links, and the visible area for sticky parts. */
function followPlace(page: Document): (place: PlaceMessage) => void {
  const base = page.createElement('base');
  base.href = NOWHERE;
  page.head.append(base);
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets = [sheet];
  return ({ base: address, top, height }) => {
    base.href = safeHref(address, undefined) ?? NOWHERE;
    // Measured from the end of the frame, whose height may have changed since.
    const bottom = `calc(100dvh - ${top + height}px)`;
    const isTall = height >= TALL * Number.parseFloat(getComputedStyle(page.documentElement).fontSize);
    const stuck = isTall ? `--tapa-stuck-top:${top}px;--tapa-stuck-bottom:${bottom}` : '';
    sheet.replaceSync(
      `${STICKY_PARTS}{--tapa-visible-top:${top}px;--tapa-visible-height:${height}px;--tapa-visible-bottom:${bottom};${stuck}}`,
    );
  };
}

const container = document.getElementById('dashboard');
/** The only origin to exchange messages with; the host page sets it. */
const hostOrigin = decodeURIComponent(location.hash.slice(1));

// Browsers may remember a failed module. After a reload the host page sends everything again.
setPartLoader(async (load, failures) => {
  try {
    return await load();
  } catch (error) {
    if (failures > 0 && navigator.onLine) location.reload();
    throw error;
  }
});

function start(root: HTMLElement): void {
  // Takes the focus of 'Try Again', which goes away when it is pressed (useRestoreFocus).
  root.tabIndex = -1;
  const react = createRoot(root);
  const applyPlace = followPlace(document);
  port.onmessage = ({ data }) => {
    const place = readShape(data, placeSchema);
    if (place) applyPlace(place);
    const message = readShape(data, showSchema);
    if (!message) return;
    // Hidden text at the start of the page would otherwise make it scroll sideways.
    document.dir = message.direction;
    react.render(
      <StrictMode>
        <Frame message={message} />
      </StrictMode>,
    );
  };
  // The host page follows links, because they would replace the dashboard in the frame. Runs after React's
  // handlers, which have handled links to tabs already.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || opensNewTab(event)) return;
    event.preventDefault();
    post({ tapa: 'call', action: 'open', href: link.getAttribute('href') ?? '' });
  });
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    // Before the first message, or while hidden, the height in the page does not change.
    if (height > 0) post({ tapa: 'height', height });
  }).observe(root);
  if (hostOrigin !== '') parent.postMessage(READY, hostOrigin === OPAQUE ? '*' : hostOrigin, [otherEnd]);
}

if (container) start(container);
