import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps, CSSProperties } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultFormatters, type Formatters } from '../i18n/formatters.js';
import { useFormatters } from '../i18n/use-formatters.js';
import { Link, type LinkProps } from './link.js';
import type { Direction } from './read-direction.js';
import { TapaProvider, type TapaProviderProps, useDirection, usePortalContainer } from './tapa-provider.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Reading = () => <p>reads {useDirection()}</p>;
const Inner = () => <p>inside {useDirection()}</p>;

/** Mocks the page's computed direction. */
const pageReads = (direction: Direction) =>
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction } as CSSStyleDeclaration);

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('the direction', () => {
  it('follows the page by default', async () => {
    pageReads('rtl');
    render(
      <TapaProvider>
        <Reading />
      </TapaProvider>,
    );
    await nextFrame();
    expect(screen.getByText('reads rtl')).toBeDefined();
  });

  it('follows a later change by the page or by an ancestor of the provider', async () => {
    const asked = pageReads('ltr');
    const { container } = render(
      <TapaProvider>
        <Reading />
        <TapaProvider direction="ltr">
          <TapaProvider>
            <Inner />
          </TapaProvider>
        </TapaProvider>
      </TapaProvider>,
    );
    await nextFrame();
    expect(screen.getByText('reads ltr')).toBeDefined();
    asked.mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await nextFrame();
    expect(screen.getByText('reads rtl')).toBeDefined();
    expect(screen.getByText('inside ltr')).toBeDefined();
    asked.mockReturnValue({ direction: 'ltr' } as CSSStyleDeclaration);
    container.className = 'turned';
    await nextFrame();
    expect(screen.getByText('reads ltr')).toBeDefined();
  });

  it('is the given one, here and in nested providers, whatever the page has', async () => {
    const asked = pageReads('ltr');
    render(
      <TapaProvider direction="rtl">
        <TapaProvider>
          <Reading />
        </TapaProvider>
      </TapaProvider>,
    );
    await nextFrame();
    expect(screen.getByText('reads rtl')).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });
});

const HostLink = ({ href, children }: Partial<LinkProps>) => <a href={`/host${href}`}>{children}</a>;

it('renders links by the given component, here and in nested providers', () => {
  render(
    <TapaProvider linkComponent={HostLink}>
      <TapaProvider>
        <Link href="/trips">Trips</Link>
      </TapaProvider>
    </TapaProvider>,
  );
  expect(screen.getByRole('link', { name: 'Trips' }).getAttribute('href')).toBe('/host/trips');
});

it('takes the scheme of its brand, unless colorScheme is set', () => {
  const { container, rerender } = render(<TapaProvider brand={{ scheme: 'dark' }} />);
  const schemeNow = () => container.querySelector('[data-tapa-theme]')?.getAttribute('data-theme');
  expect(schemeNow()).toBe('dark');
  rerender(<TapaProvider brand={{ scheme: 'dark' }} colorScheme="light" />);
  expect(schemeNow()).toBe('light');
  rerender(<TapaProvider brand={{ scheme: 'dark' }} colorScheme="system" />);
  expect(schemeNow()).toBe('system');
  rerender(<TapaProvider brand={{ scheme: 'dark' }} colorScheme="page" />);
  expect(schemeNow()).toBeNull();
});

it('sets the brand on its element, 0 too, but the style prop wins', () => {
  const style = { '--tapa-brand': '#0f766e' } as CSSProperties;
  const { container } = render(<TapaProvider brand={{ color: '#7c3aed', radius: 0 }} style={style} />);
  const own = container.querySelector<HTMLElement>('[data-tapa-theme]')?.style;
  expect(own?.getPropertyValue('--tapa-brand')).toBe('#0f766e');
  expect(own?.getPropertyValue('--tapa-radius')).toBe('0px');
  expect(own?.getPropertyValue('--tapa-density')).toBe('');
});

it('ignores numbers of a brand that are NaN', () => {
  const { container } = render(
    <TapaProvider brand={{ radius: Number.NaN, density: Number.NaN, motif: 0 }} />,
  );
  expect(container.querySelector('div')?.getAttribute('style')).toBe('--tapa-motif: 0;');
});

it('keeps the variables of its brand and of its style when one of them changes', () => {
  const brand = { color: '#7c3aed' };
  const own = { '--tapa-brand': '#0f766e' } as CSSProperties;
  const { container, rerender } = render(<TapaProvider brand={brand} />);
  const shown = () => container.querySelector('div')?.style.getPropertyValue('--tapa-brand');
  const turns: [props: Pick<TapaProviderProps, 'brand' | 'style'>, color: string][] = [
    [{ brand, style: own }, '#0f766e'],
    [{ brand }, '#7c3aed'],
    [{ style: own }, '#0f766e'],
    [{ brand, style: own }, '#0f766e'],
    [{ style: { ...own, color: 'red' } }, '#0f766e'],
    [{}, ''],
  ];
  expect(shown()).toBe('#7c3aed');
  for (const [props, color] of turns) {
    rerender(<TapaProvider {...props} />);
    expect(shown()).toBe(color);
  }
});

const Portals = () => <p>in {usePortalContainer()?.dataset.slot}</p>;

it('renders portals in itself or in the given element', () => {
  const place = document.createElement('div');
  place.dataset.slot = 'given';
  const { rerender } = render(
    <TapaProvider>
      <Portals />
    </TapaProvider>,
  );
  expect(screen.getByText('in tapa-portal')).toBeDefined();
  rerender(
    <TapaProvider portalContainer={place}>
      <Portals />
    </TapaProvider>,
  );
  expect(screen.getByText('in given')).toBeDefined();
});

const seen: Formatters[] = [];

function Price() {
  const format = useFormatters();
  seen.push(format);
  return <output>{format.money(1250)}</output>;
}

describe('the formats', () => {
  const shown = () => screen.getByRole('status').textContent;

  it('are one object of the default locale for all providers without settings', () => {
    render(
      <TapaProvider>
        <Price />
      </TapaProvider>,
    );
    expect(shown()).toBe('$1,250');
    expect(seen.at(-1)).toBe(defaultFormatters);
  });

  it('are created once for the settings of a provider, and inherited by nested ones', () => {
    const page = (brand: string) => (
      <TapaProvider locale="de-DE" currency="EUR" brand={{ color: brand }}>
        <TapaProvider currency="NZD">
          <Price />
        </TapaProvider>
      </TapaProvider>
    );
    const { rerender } = render(page('#0f766e'));
    expect(shown()).toBe('1.250\u00a0NZ$');
    const first = seen.at(-1);
    rerender(page('#7c3aed'));
    expect(seen.at(-1)).toBe(first);
  });
});

function Bill() {
  const format = useFormatters();
  return <p>{`${format.money(1250)} on ${format.date('2026-12-05')}`}</p>;
}

describe('a setting that Intl does not know', () => {
  const shown = (settings: ComponentProps<typeof TapaProvider>) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(
      <TapaProvider {...settings}>
        <Bill />
      </TapaProvider>,
    );
    return { text: container.querySelector('p')?.textContent, warnings: warn.mock.calls.flat() };
  };

  it.each([
    ['locale', 'no locale', 'fr-PF', '$1,250 on Dec 5, 2026'],
    ['timeZone', 'Pacific/Papeete', 'Pacific/Tahiti', '$1,250 on Dec 5, 2026'],
    ['currency', 'TALA', 'XPF', '1,250 on Dec 5, 2026'],
    ['currency', '', 'XPF', '1,250 on Dec 5, 2026'],
    ['currency', 'ABC', 'XPF', '1,250 on Dec 5, 2026'],
  ])('is warned of in development: %s %j', (name, value, example, text) => {
    const { text: written, warnings } = shown({ [name]: value });
    expect(written).toBe(text);
    expect(warnings).toEqual([
      expect.stringContaining(`'${value}' as <TapaProvider> has it, but '${example}'`),
    ]);
  });

  it('is accepted in the spelling of servers', () => {
    expect(shown({ locale: 'de_DE.UTF-8', currency: 'nzd' })).toEqual({
      text: '1.250\u00a0NZ$ on 5. Dez. 2026',
      warnings: [],
    });
  });

  it('is warned of where Intl has no figures and dates of the language', () => {
    const { warnings } = shown({ locale: 'jp' });
    expect(warnings).toEqual([expect.stringContaining("'jp'")]);
  });
});
