import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PublicLayout } from './public-layout';

afterEach(cleanup);

// spec: 2.links-without-page
it('links to the search under Explore, though it has no page', () => {
  render(
    <MemoryRouter>
      <PublicLayout>Page</PublicLayout>
    </MemoryRouter>,
  );
  const siteMap = within(screen.getByRole('navigation', { name: 'Site map' }));
  expect(siteMap.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
});
