import { describe, expect, it } from 'vitest';
import { PAGE_META } from '../../content/page-meta';
import { PUBLIC_ROUTES } from './page-registry';

/** Written out once more, from spec section 2. */
const SPEC_PATHS = [
  '/',
  '/auth',
  '/terms',
  '/privacy',
  '/ai-itinerary',
  '/agents',
  '/demo-portals',
  '/pricing',
  '/destinations',
  '/cultural-experiences',
  '/food-cooking',
  '/contact',
  '/business',
  '/become-host',
  '/help',
  '/travel-agents',
  '/safety',
  '/business-solutions',
  '/tour-operators',
  '/corporate-travel',
  '/festivals-events',
  '/traditional-crafts',
];

describe('the registry of public pages', () => {
  // spec: 2.public-routes
  it('holds every public path of the specification once', () => {
    expect(PUBLIC_ROUTES.map(({ path }) => path)).toEqual(SPEC_PATHS);
  });

  // spec: 2.traditional-crafts
  it('gives every page its own title and description, /traditional-crafts those of its page', () => {
    const pages = Object.values(PAGE_META);
    expect(pages).toHaveLength(21);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(21);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(21);
    const [cultural, crafts] = ['/cultural-experiences', '/traditional-crafts'].map((wanted) =>
      PUBLIC_ROUTES.find(({ path }) => path === wanted),
    );
    expect(crafts?.module).toBe(cultural?.module);
  });
});
