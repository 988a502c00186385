import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages as french } from '../../i18n/messages/fr';

const FRAMES = 'https://frames.example';
const DASHBOARD = french['widget.dashboard'];

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'part');
  location.hash = '';
});

beforeEach(() => {
  // What happy-dom does not have.
  Object.defineProperty(Element.prototype, 'part', { value: { add: () => undefined }, configurable: true });
  vi.resetModules();
});

it('the element names its frame as the frame says in the language of its words', async () => {
  await import('./tapa-dashboard');
  const element = document.createElement('tapa-dashboard');
  element.setAttribute('frame', `${FRAMES}/embed.html`);
  element.setAttribute('locale', 'fr');
  document.body.append(element);
  const frame = element.shadowRoot?.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  // No page is loaded into frames here.
  Object.defineProperty(frame, 'contentWindow', { value: window });
  const title = (): string => frame.title;
  const hear = (data: unknown, origin = FRAMES) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  expect(title()).toBe('Dashboard');
  hear({ tapa: 'title', title: DASHBOARD });
  expect(title()).toBe(DASHBOARD);
  hear({ tapa: 'title', title: 'Other' }, 'https://elsewhere.example');
  hear({ tapa: 'title', title: 'x'.repeat(201) });
  expect(title()).toBe(DASHBOARD);
  element.setAttribute('heading', 'Mes voyages');
  expect(title()).toBe('Mes voyages');
  element.removeAttribute('heading');
  expect(title()).toBe(DASHBOARD);
});

it('the frame says what a dashboard is called, once its words are there', async () => {
  const root = document.createElement('div');
  root.id = 'dashboard';
  document.body.append(root);
  location.hash = encodeURIComponent('https://host.example');
  const said: unknown[] = [];
  let port: MessagePort | undefined;
  vi.spyOn(window.parent, 'postMessage').mockImplementation(((
    message: { tapa: string },
    _: string,
    ports: MessagePort[],
  ) => {
    if (message.tapa === 'title') said.push(message);
    port ??= ports[0];
  }) as typeof window.postMessage);
  await import('./page');
  const show = (locale?: string) =>
    port?.postMessage({
      tapa: 'show',
      kind: 'traveler',
      data: null,
      failure: 'network',
      scheme: 'light',
      locale,
      brand: {},
    });
  show('fr');
  await vi.waitFor(() => expect(said).toEqual([{ tapa: 'title', title: DASHBOARD }]));
  show();
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ tapa: 'title', title: 'Dashboard' }));
  expect(said).toHaveLength(2);
});
