import { REWARDS_NEXT_LEVEL } from 'tapa-ui/reward-card';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PATHS, PUBLIC_ROUTES, pageName } from '../routes/table';
import { DESTINATIONS, INTERESTS } from './destinations';
import { FESTIVALS } from './festivals';
import { ACCOUNT_QUESTIONS } from './help-travelers';
import { MONTHS } from './months';
import { PRICE_CARDS } from './pages/pricing';
import type { PageContent, RichText, Section } from './types';

const contents = import.meta.glob<PageContent>('./pages/*.ts', { eager: true, import: 'page' });

/** All that the files of pages hold, the words of their forms too. */
const modules = import.meta.glob<Record<string, unknown>>('./pages/*.ts', { eager: true });

/** Every page with its content, once. */
const pages = PUBLIC_PATHS.filter((path) => path !== '/traditional-crafts').map((path) => {
  const content = contents[`./pages/${pageName(path)}.ts`];
  if (content === undefined) throw new Error(`${path} has no content`);
  return { path, ...content };
});

/** Every text, wherever it stands in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Every `href`, wherever it stands in a value. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(hrefsIn)];
}

/** Anchors of a page: its sections and its questions; those that its screen adds stand in `SCREEN_ANCHORS`. */
function anchorsOf({ sections }: PageContent): string[] {
  return sections.flatMap((section: Section) => [
    section.id,
    ...(section.kind === 'faq' ? section.items.map(({ id }) => id) : []),
  ]);
}

const SCREEN_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/pricing': ['calculator', 'other-roles', ...PRICE_CARDS.map(({ id }) => id)],
  '/contact': ['ways', 'write'],
  '/festivals-events': ['year', 'months', ...FESTIVALS.map(({ id }) => id)],
  '/destinations': ['guides', ...DESTINATIONS.map(({ id }) => id)],
};

it('destinations have each a picture of their own', () => {
  const pictures = DESTINATIONS.map(({ art }) => art);
  expect(new Set(pictures).size).toBe(pictures.length);
});

describe('the public pages', () => {
  it('are one for each path but /traditional-crafts, which shares its page', () => {
    expect(Object.keys(contents)).toHaveLength(pages.length);
  });

  it.each(['title', 'description', 'h1'] as const)('have each a %s of their own', (field) => {
    const values = pages.map((page) => page[field].trim().toLowerCase());
    expect(new Set(values).size).toBe(values.length);
    expect(values).not.toContain('');
  });

  it('have descriptions that search engines show whole', () => {
    for (const { path, description } of pages) {
      expect(description.length, path).toBeGreaterThan(60);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });

  it('hold no placeholder text', () => {
    const placeholder = /\b(lorem|ipsum|todo|tbd|fixme|xxx|coming soon)\b/i;
    for (const page of pages)
      expect(
        textsIn(page).filter((text) => placeholder.test(text)),
        page.path,
      ).toEqual([]);
    expect(textsIn(DESTINATIONS).filter((text) => placeholder.test(text))).toEqual([]);
  });

  it('speak to readers: of no code, no service to connect, and nobody who runs the site', () => {
    const forOperators =
      /\b(?:the operator|an operator|this software|connected|npm|app\/|\.tsx?|endpoint|API|backend|the server|mailbox|wired)\b/i;
    const texts = [...textsIn(modules), ...textsIn(DESTINATIONS)];
    expect(texts.filter((text) => forOperators.test(text))).toEqual([]);
  });

  it('are worth opening: every page of sections has several, and says where to go next', () => {
    const own = new Set(['/', '/auth', '/contact']);
    for (const { path, sections } of pages.filter((page) => !own.has(page.path))) {
      expect(sections.length, path).toBeGreaterThanOrEqual(3);
      expect(sections.at(-1)?.kind, path).toBe('cards');
    }
  });

  it('use every anchor once', () => {
    for (const page of pages) {
      const anchors = anchorsOf(page);
      expect(new Set(anchors).size, page.path).toBe(anchors.length);
    }
  });

  it('link to paths and anchors that exist', () => {
    const anchors = new Map<string, readonly string[]>(
      pages.map((page) => [page.path, [...anchorsOf(page), ...(SCREEN_ANCHORS[page.path] ?? [])]]),
    );
    const links = pages.flatMap(hrefsIn);
    expect(links.length).toBeGreaterThan(80);
    for (const link of links) {
      const { pathname, hash } = new URL(link, 'https://tapa.example');
      expect(PUBLIC_PATHS, link).toContain(pathname);
      if (hash) expect(anchors.get(pathname), link).toContain(hash.slice(1));
    }
  });

  it('can all be reached from the footer, but for home and sign-in, which the header has', () => {
    const listed = PUBLIC_PATHS.filter((path) => PUBLIC_ROUTES[path].footer);
    expect([...listed, '/', '/auth'].sort()).toEqual([...PUBLIC_PATHS].sort());
  });

  it('say of things to learn in which months it is drier, as the guides do', () => {
    const tiles = pages.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'tiles' ? section.items : [])),
    );
    const drier = tiles.filter(({ season }) => season.startsWith('Drier'));
    expect(drier.length).toBeGreaterThan(8);
    for (const { title, season, href } of drier) {
      const { wetMonths = [] } = DESTINATIONS.find(({ id }) => href === `/destinations#${id}`) ?? {};
      const isWet = (month: number) => wetMonths.includes(((month + 11) % 12) + 1);
      const first = wetMonths.find((month) => !isWet(month - 1)) ?? 0;
      const last = wetMonths.find((month) => !isWet(month + 1)) ?? 0;
      expect(season, title).toBe(`Drier from ${MONTHS[last % 12]} to ${MONTHS[(first + 10) % 12]}`);
    }
  });

  it.each([
    '/become-host',
    '/business',
    '/business-solutions',
    '/corporate-travel',
    '/tour-operators',
    '/travel-agents',
  ])('%s sells: what it looks like, three outcomes, the price, questions', (path) => {
    const page = pages.find((candidate) => candidate.path === path);
    const [look, outcomes, price, questions] = page?.sections ?? [];
    expect([look?.id, outcomes?.id, price?.id, questions?.kind]).toEqual([
      'look',
      'outcomes',
      'price',
      'faq',
    ]);
    expect(outcomes?.kind === 'features' && outcomes.items).toHaveLength(3);
    expect(page?.action).toBeDefined();
  });

  it('say plainly that terms and privacy are templates', () => {
    for (const path of ['/terms', '/privacy'] as const) {
      const page = pages.find((candidate) => candidate.path === path);
      expect(page?.title).toContain('template');
      expect(textsIn(page?.lede as RichText).join(' ')).toContain('template');
    }
  });

  it('say of locked rewards what the Rewards tab says: a level opens them, not points', () => {
    const { answer } = ACCOUNT_QUESTIONS.find(({ id }) => id === 'rewards') ?? {};
    expect(textsIn(answer).join(' ')).toContain(`open at the level ${REWARDS_NEXT_LEVEL}`);
  });
});

describe('the destination guides', () => {
  it('cover every interest', () => {
    for (const { id, activities } of DESTINATIONS) {
      const interests = new Set(activities.map(({ interest }) => interest));
      expect([...interests].sort(), id).toEqual(INTERESTS.map((interest) => interest.id).sort());
    }
  });

  it('name months from 1 to 12, and each thing to do once', () => {
    for (const { id, wetMonths, activities } of DESTINATIONS) {
      const months = [...wetMonths, ...activities.flatMap((activity) => activity.months ?? [])];
      expect(
        months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12),
        id,
      ).toBe(true);
      expect(new Set(activities.map(({ title }) => title)).size, id).toBe(activities.length);
    }
  });

  it('write the ʻokina as the letter it is, not as a quotation mark', () => {
    const wrong = /[’'‘`](?=[AEIOUaeiouāēīōū])(?<![a-z][’'])|[aeiou][‘`]/u;
    const names = DESTINATIONS.flatMap(({ name, gateway, activities }) => [
      name,
      gateway,
      ...activities.map(({ place }) => place),
    ]);
    expect(names.filter((name) => wrong.test(name))).toEqual([]);
  });
});
