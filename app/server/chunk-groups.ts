import type { Rollup } from 'vite';

type ChunkGroup = NonNullable<
  Exclude<Rollup.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

export const EARLY_REQUESTS_CHUNK = 'early-requests';

/**
 * Groups small shared modules into chunks by the screens that need them: as single files they would compress
 * badly and cost a request each. A module goes into the first matching group, with all of its imports. See
 * scripts/test/budgets.ts.
 */
export const CHUNK_GROUPS: ChunkGroup[] = [
  // The first module of guarded pages, which must not wait for any other.
  { name: EARLY_REQUESTS_CHUNK, test: '/app/api/(early-requests|page-seen|paths)' },
  {
    name: 'page',
    minShareCount: 2,
    test: anyOf(
      '/src/components/(badge/(badge|count-badge|index|worded-badges)|cover-art/(choose-covers|cover-art|index)\\.|listing-card|skeleton/(skeleton|loading)\\.|visually-hidden)',
      '/src/(icons|lib/(cx|memoize|sizes))',
      '/src/domain/(define-|figures|read-fields|roles|user)',
      '/node_modules/@tanstack/(query-core|react-query)/',
      '/app/(api/(?!queries)|api/queries/user-cache|layout|routes/public/rich-text)',
    ),
  },
  // The code of every page. No group below may include a part of it.
  { name: 'main', tags: ['$initial'] },
  {
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
    // Formatters of dates, for some public pages and every dashboard.
    name: 'formats',
    minShareCount: 2,
    test: anyOf('/src/i18n/use-formatters'),
  },
  {
    // Frame and title of the loading dashboard, which must not wait for the code of dashboards.
    name: 'frame',
    minShareCount: 2,
    test: anyOf('/src/components/(page-frame/|top-bar/page-header)', '/src/i18n/compiled/en/dashboard\\.'),
  },
  {
    name: 'dashboard',
    minShareCount: 4,
    test: anyOf(
      '/src/dashboards/shared',
      '/src/components/(progress|stat-tile|tabs)',
      '@radix-ui/react-(collection|direction|id|presence|roving-focus|tabs)',
    ),
  },
];
