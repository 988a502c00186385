import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConstants } from './read-constants';

it('reads comment, citation and origin', () => {
  const source = `import { a } from './a';

// Figures that stand in (spec: 9.fallbacks). They agree.

export const FALLBACK = { a: 1 } as const;

/** Number of benefits (spec: 2.traveler-rewards). */
export const BENEFITS = 8;
/** Buttons of both, of two lines
 *  (spec: 8.dashboard). */
export const TRY = 'Try';
export const RELOAD = 'Reload';

/** A text of our own. */
export const OWN = 'Own';

export const quotesText = (count: number) => \`\${count}\`;
`;
  expect(readConstants(source)).toEqual([
    {
      name: 'FALLBACK',
      doc: '',
      origin: 'spec',
      cites: 'Spec: 9.fallbacks',
    },
    { name: 'BENEFITS', doc: 'Number of benefits.', origin: 'spec', cites: 'Spec: 2.traveler-rewards' },
    { name: 'TRY', doc: 'Buttons of both, of two lines.', origin: 'spec', cites: 'Spec: 8.dashboard' },
    { name: 'RELOAD', doc: 'Buttons of both, of two lines.', origin: 'spec', cites: 'Spec: 8.dashboard' },
    { name: 'OWN', doc: 'A text of our own.', origin: 'spec', cites: 'Spec: 9.fallbacks' },
  ]);
});

it('knows what the specification prescribes in the sources', () => {
  const origins = (path: string) =>
    Object.fromEntries(readConstants(readFileSync(path, 'utf8')).map(({ name, origin }) => [name, origin]));
  expect(origins('src/components/error-fallback/error-parts.tsx')).toMatchObject({
    DASHBOARD_ERROR_TITLE: 'spec',
    TRY_AGAIN: 'spec',
    RELOAD_PAGE: 'spec',
    UNNAMED_PART: 'own',
  });
  expect(origins('src/dashboards/role/titles.ts')).toMatchObject({
    DASHBOARD_TITLES: 'spec',
  });
  expect(origins('src/domain/rewards.ts')).toMatchObject({ REWARDS_POINTS: 'spec' });
});
