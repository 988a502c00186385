import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { RouterLink } from './router-link';

afterEach(cleanup);

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

async function follow(href: string, start = '/start') {
  let isLeft = false;
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', leave);
  render(
    <MemoryRouter initialEntries={[start]}>
      <RouterLink href={href}>Go</RouterLink>
      <Where />
    </MemoryRouter>,
  );
  const address = screen.getByText('Go').getAttribute('href');
  await userEvent.click(screen.getByText('Go'));
  document.removeEventListener('click', leave);
  return { isLeft, address, shown: screen.getByRole('status').textContent };
}

describe('the link of the library inside the app', () => {
  it.each([
    ['/destinations', '/destinations'],
    ['?tab=trips', '/start?tab=trips'],
    ['#calculator', '/start#calculator'],
  ])('routes %s', async (href, shown) => {
    expect(await follow(href)).toMatchObject({ isLeft: false, shown });
  });

  it('keeps the query in a link to a hash, as browsers do', async () => {
    const { address, shown } = await follow('#fiji', '/start?q=island');
    expect(shown).toBe('/start?q=island#fiji');
    expect(address).toBe('/start?q=island#fiji');
  });

  it.each(['https://example.com/', '//example.com/', 'mailto:host@example.com', '/api/logout'])(
    'leaves %s to the browser',
    async (href) => {
      expect(await follow(href)).toEqual({ isLeft: true, address: href, shown: '/start' });
    },
  );
});
