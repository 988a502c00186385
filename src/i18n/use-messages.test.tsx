import { act, cleanup, render, screen } from '@testing-library/react';
import { memo, useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pager } from '../components/pager/index.js';
import { TapaProvider, useFormatters } from '../theme/index.js';
import { pagerMessages } from './compiled/en/pager.js';
import type { Catalogue } from './message.js';
import { useMessages } from './use-messages.js';

const FRENCH: Catalogue = {
  'pager.next': 'Suivant',
  'pager.range': ({ first, last, total }, format) =>
    `${format.number(first)}–${format.number(last)} sur ${format.number(total)}`,
  'format.unknown-date': 'Date à confirmer',
};

/** Bypasses the types, as JavaScript does. */
const wrong = (messages: object): Catalogue => messages;

const pager = <Pager aria-label="Trips" total={1200} page={2} onPageChange={() => undefined} />;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

const Day = () => <time>{useFormatters().date('2026-12-05')}</time>;

let mounts = 0;
const Mounted = memo(() => {
  const t = useMessages(pagerMessages);
  const format = useFormatters();
  useEffect(() => {
    mounts += 1;
  }, []);
  return <button type="button">{`${t['pager.next']} ${format.money(1250)} ${format.date(null)}`}</button>;
});

const seen = new Set<object>();
function Row() {
  seen.add(useMessages(pagerMessages));
  return null;
}

let warnings: string[] = [];
const listen = () => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => warnings.push(String(text)));
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('messages of a provider', () => {
  it('replace English by key, with figures of the locale', () => {
    render(
      <TapaProvider locale="de-DE" messages={FRENCH}>
        {pager}
      </TapaProvider>,
    );
    expect(buttons()).toEqual(['Previous', 'Suivant']);
    expect(screen.getByRole('status').textContent).toBe('51–100 sur 1.200');
  });

  it('name the months of a language unknown to Intl, in nested providers too', () => {
    const months = 'Ian, Fep, Mat, Ape, Me, Iun, Iul, Aok, Set, Oke, Nov, Tes';
    render(
      <TapaProvider locale="en-US" messages={{ 'format.months': months }}>
        <TapaProvider currency="WST">
          <Day />
        </TapaProvider>
      </TapaProvider>,
    );
    expect(screen.getByText('Tes 5, 2026')).toBeDefined();
  });

  it('override those of an outer provider', () => {
    render(
      <TapaProvider messages={FRENCH}>
        <TapaProvider messages={{ 'pager.previous': 'Avant' }} locale="en-US">
          {pager}
        </TapaProvider>
      </TapaProvider>,
    );
    expect(buttons()).toEqual(['Avant', 'Suivant']);
  });

  it('change without remounting, and focus stays', () => {
    mounts = 0;
    const view = (props: Parameters<typeof TapaProvider>[0]) => (
      <TapaProvider {...props}>
        <Mounted />
      </TapaProvider>
    );
    const { rerender, container } = render(view({}));
    const button = screen.getByRole('button');
    act(() => button.focus());
    const root = container.firstElementChild as HTMLElement;
    expect([root.lang, root.dir, button.textContent]).toEqual(['', '', 'Next $1,250 Date to be confirmed']);
    rerender(view({ locale: 'fr-PF', currency: 'XPF', messages: FRENCH }));
    expect(button.textContent).toMatch(/^Suivant 1\s250\sFCFP Date à confirmer$/);
    expect([root.lang, root.dir]).toEqual(['fr-PF', 'ltr']);
    rerender(view({ locale: 'ar', currency: 'JPY' }));
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
    rerender(view({ locale: 'ar', direction: 'ltr' }));
    expect(root.dir).toBe('ltr');
    expect(document.activeElement).toBe(button);
    expect(mounts).toBe(1);
  });

  it('are a stable object, for memoised rows', () => {
    seen.clear();
    const { rerender } = render(
      <TapaProvider messages={FRENCH}>
        <Row key="a" />
      </TapaProvider>,
    );
    rerender(
      <TapaProvider messages={FRENCH}>
        <Row key="b" />
      </TapaProvider>,
    );
    expect(seen.size).toBe(1);
  });
});

describe('a wrong catalogue', () => {
  it.each<[string, object]>([
    ['text for a function', { 'pager.range': 'rows' }],
    [
      'a function that throws',
      {
        'pager.range': () => {
          throw new Error('no');
        },
      },
    ],
    ['a function that returns no text', { 'pager.range': () => ({}) }],
    ['an object', { 'pager.next': {}, 'pager.range': {} }],
    ['null', { 'pager.next': null }],
  ])('shows English in place of %s, and warns once', (_, messages) => {
    listen();
    const view = <TapaProvider messages={wrong(messages)}>{pager}</TapaProvider>;
    const { rerender } = render(view);
    rerender(<TapaProvider messages={wrong({ ...messages })}>{pager}</TapaProvider>);
    expect(buttons()).toEqual(['Previous', 'Next']);
    expect(screen.getByRole('status').textContent).toBe('Showing 51–100 of 1,200');
    expect(new Set(warnings).size).toBe(warnings.length);
  });

  it('warns of unknown keys', { timeout: 20_000 }, async () => {
    listen();
    render(
      <TapaProvider messages={wrong({ 'pager.nxet': 'Suivant', 'pager.next': 'Suivant' })}>
        {pager}
      </TapaProvider>,
    );
    // Loads the list of all keys, which takes a while on a busy machine.
    await vi.waitFor(
      () =>
        expect(warnings).toEqual(["tapa-ui: there is no message 'pager.nxet'. Shown is the English text."]),
      { timeout: 10_000 },
    );
  });

  it('is a type error', () => {
    // @ts-expect-error no such key
    const unknown: Catalogue = { 'pager.nxet': 'Suivant' };
    // @ts-expect-error a function
    const kind: Catalogue = { 'pager.range': 'rows' };
    expect([unknown, kind]).toHaveLength(2);
  });
});
