import { describe, expect, it } from 'vitest';
import type { PageContent } from '../content/types';
import { PUBLIC_PATHS, pageName } from './table';

const contents = import.meta.glob<PageContent>('../content/pages/*.ts', { eager: true, import: 'page' });

/** Copied from the specification. */
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

describe('the table of public pages', () => {
  // spec: 2.public-routes
  it('has every public path of the specification once', () => {
    expect(PUBLIC_PATHS.toSorted()).toEqual(SPEC_PATHS.toSorted());
  });

  // spec: 2.traditional-crafts
  it('gives every page its own title and description, /traditional-crafts those of its page', () => {
    const pages = [...new Set(PUBLIC_PATHS.map(pageName))].map(
      (name) => contents[`../content/pages/${name}.ts`],
    );
    expect(pages).toHaveLength(SPEC_PATHS.length - 1);
    expect(Object.keys(contents)).toHaveLength(pages.length);
    expect(new Set(pages.map((page) => page?.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page?.description)).size).toBe(pages.length);
    expect(pageName('/traditional-crafts')).toBe(pageName('/cultural-experiences'));
  });
});
