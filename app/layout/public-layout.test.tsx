import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PublicLayout } from './public-layout';

afterEach(cleanup);

// spec: 2.links-without-page
it('links to the search, which has no page of its own', () => {
  render(
    <MemoryRouter>
      <PublicLayout>Page</PublicLayout>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
});
