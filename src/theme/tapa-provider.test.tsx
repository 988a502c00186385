import { act, cleanup, render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from './link';
import type { Direction } from './read-direction';
import { TapaProvider, useDirection, usePortalContainer } from './tapa-provider';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Reading = () => <p>reads {useDirection()}</p>;

/** What the page's styles say, however they came to say so: an attribute, a rule, a language. */
const pageReads = (direction: Direction) =>
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction } as CSSStyleDeclaration);

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('the direction', () => {
  it('is that of the page', async () => {
    pageReads('rtl');
    render(
      <TapaProvider>
        <Reading />
      </TapaProvider>,
    );
    await nextFrame();
    expect(screen.getByText('reads rtl')).toBeDefined();
  });

  it('is the given one, here and in providers inside, whatever the page reads', async () => {
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

it('renders links by the given component, here and in providers inside', () => {
  render(
    <TapaProvider linkComponent={HostLink}>
      <TapaProvider>
        <Link href="/trips">Trips</Link>
      </TapaProvider>
    </TapaProvider>,
  );
  expect(screen.getByRole('link', { name: 'Trips' }).getAttribute('href')).toBe('/host/trips');
});

it('takes the scheme of its brand, unless another is asked for', () => {
  const { container, rerender } = render(<TapaProvider brand={{ scheme: 'dark' }} />);
  const schemeNow = () => container.querySelector('[data-tapa-theme]')?.getAttribute('data-theme');
  expect(schemeNow()).toBe('dark');
  rerender(<TapaProvider brand={{ scheme: 'dark' }} colorScheme="light" />);
  expect(schemeNow()).toBe('light');
  rerender(<TapaProvider brand={{ scheme: 'dark' }} colorScheme="system" />);
  expect(schemeNow()).toBeNull();
});

it('puts the brand on its element, 0 too, but the style that it is given wins', () => {
  const style = { '--tapa-brand': '#0f766e' } as CSSProperties;
  const { container } = render(<TapaProvider brand={{ color: '#7c3aed', radius: 0 }} style={style} />);
  const own = container.querySelector<HTMLElement>('[data-tapa-theme]')?.style;
  expect(own?.getPropertyValue('--tapa-brand')).toBe('#0f766e');
  expect(own?.getPropertyValue('--tapa-radius')).toBe('0px');
  expect(own?.getPropertyValue('--tapa-density')).toBe('');
});

const Portals = () => <p>in {usePortalContainer()?.dataset.slot}</p>;

it('has portals in itself, or in the given element', () => {
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
