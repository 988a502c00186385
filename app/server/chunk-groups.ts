import type { Rollup } from 'vite';

type ChunkGroup = NonNullable<
  Exclude<Rollup.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/**
 * Groups small shared modules into files by the screens that need them. Otherwise each module would become a file, which
 * compresses badly and costs a request. A module goes into the first matching group, with all of its imports.
 * scripts/test/budgets.ts limits what each page may load.
 */
export const CHUNK_GROUPS: ChunkGroup[] = [
  {
    // The parts of '/'.
    name: 'page',
    minShareCount: 2,
    test: anyOf(
      '/src/components/(badge/(badge|count-badge|index|worded-badges)|cover-art/(choose-covers|cover-art|index)\\.|listing-card|skeleton/(skeleton|loading)\\.|visually-hidden)',
      '/src/(icons|lib/(cx|once|sizes))',
      '/src/domain/(define-|figures|read-fields|roles|user)',
      '/node_modules/@tanstack/(query-core|react-query)/',
      '/app/(api/(?!queries)|api/queries/user-cache|layout|routes/public/rich-text)',
    ),
  },
  // The code that every page starts with: no group below may take a part of it along.
  { name: 'main', tags: ['$initial'] },
  {
    // The code that signed-in users need on every page.
    name: 'account',
    minShareCount: 2,
    test: anyOf(
      '/src/components/(avatar|toast|user-menu)',
      '/src/lib/lazy-part',
      '@radix-ui/react-(avatar|compose-refs|context|primitive|slot|use-)',
      '/app/(auth|shell)',
    ),
  },
  {
    // How dates are written: some public pages do, and every dashboard.
    name: 'formats',
    minShareCount: 2,
    test: anyOf('/src/i18n/use-formatters'),
  },
  {
    // The frame and the title in place of a dashboard while its code loads: with less of it, the screen would wait for the code of dashboards.
    name: 'frame',
    minShareCount: 2,
    test: anyOf('/src/components/(page-frame/|top-bar/page-header)', '/src/i18n/compiled/en/dashboard\\.'),
  },
  {
    // The code that all four dashboards share.
    name: 'dashboard',
    minShareCount: 4,
    test: anyOf(
      '/src/dashboards/shared',
      '/src/components/(progress|stat-tile|tabs)',
      '@radix-ui/react-(collection|direction|id|presence|roving-focus|tabs)',
    ),
  },
];
