import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/compiled/languages.js';
import type { Catalogue } from '../i18n/message.js';
import { answersFor, DASHBOARDS, KINDS } from '../testing/dashboards.js';
import { TapaProvider } from '../theme/index.js';
import type { ReadingKind } from './reads.js';
import { TravelerDashboard } from './traveler/index.js';

// Server and client must render the same texts from the same props, in every language and time zone.

const SERVER = 'Pacific/Kiritimati';
const READER = 'Pacific/Pago_Pago';
/** Supported languages, and locales that stay English with digits and month names of their own. */
const LOCALES = [
  'en',
  ...(Object.keys(LANGUAGES) as Language[]),
  'fr-PF',
  'th-TH',
  'fa-IR',
  'ar-EG',
] as const;

const ownZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = ownZone;
  vi.restoreAllMocks();
});

const messagesFrom = async (locale: string): Promise<Catalogue | undefined> =>
  locale in LANGUAGES ? (await LANGUAGES[locale as Language]()).messages : undefined;

function viewOf(kind: ReadingKind, tab: string, locale: string, messages: Catalogue | undefined) {
  const { Dashboard } = DASHBOARDS[kind];
  const now = kind === 'traveler' ? { now: new Date('2026-11-26T09:30:00Z') } : {};
  return (
    <TapaProvider locale={locale} messages={messages} currency="XPF" timeZone="Pacific/Tahiti">
      <Dashboard {...answersFor(kind)} {...now} user={{ firstName: 'Hana' }} defaultTab={tab} />
    </TapaProvider>
  );
}

it.each(LOCALES.map((locale, index) => [locale, index] as const))(
  'hydrates dashboards in %s without a mismatch',
  async (locale, index) => {
    const messages = await messagesFrom(locale);
    const faults: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => faults.push(args.join(' ')));
    for (const kind of KINDS) {
      // Each language hydrates one tab of each dashboard: the language does not affect hydration.
      const { tabs } = DASHBOARDS[kind];
      const view = viewOf(kind, tabs[index % tabs.length] ?? '', locale, messages);
      process.env.TZ = SERVER;
      const page = document.createElement('div');
      page.innerHTML = renderToString(view);
      const written = page.textContent;
      process.env.TZ = READER;
      const onRecoverableError = (error: unknown) => faults.push(`${kind}: ${error}`);
      const root = await act(() => Promise.resolve(hydrateRoot(page, view, { onRecoverableError })));
      expect(page.textContent, kind).toBe(written);
      act(() => root.unmount());
    }
    expect(faults).toEqual([]);
  },
);

it('counts days in UTC on a server without a time zone, wherever it is', () => {
  const bookings = ['2026-11-25', '2026-11-26', '2026-11-27'].map((checkIn, id) => ({ id, checkIn }));
  const textIn = (timeZone: string): string | null => {
    process.env.TZ = timeZone;
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <TravelerDashboard user={{}} bookings={{ data: bookings }} now={new Date('2026-11-26T09:30:00Z')} />,
    );
    return page.textContent;
  };
  expect(textIn(SERVER)).toContain('1 upcoming');
  expect(textIn(READER)).toContain('1 upcoming');
});
