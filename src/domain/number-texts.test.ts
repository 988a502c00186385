import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';

describe('a number sent as text', () => {
  let warn: MockInstance<typeof console.warn>;
  let domain: typeof import('./index.js');
  beforeEach(async () => {
    warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    // Modules of a new page have warned of nothing yet.
    vi.resetModules();
    domain = await import('./index.js');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const warnings = () => warn.mock.calls.map(([text]) => String(text));

  // spec: 5.numbers
  it('is warned of once in the console, and replaced by its fallback', () => {
    const rows = Array.from({ length: 3 }, (_, id) => ({ id, price: `14${id}.00`, rating: ' 4.5 ' }));
    expect(domain.listings.sanitize(rows).items[0]).toMatchObject({ price: 0, rating: 4.8 });
    domain.listings.sanitize(rows.slice(0, 1));
    expect(warnings()).toEqual([
      "tapa-ui: traveler listings: rating is the text ' 4.5 ' and not a number, so its fallback is shown. Convert it before you pass it on: { ...data, rating: Number(data.rating) }",
      "tapa-ui: traveler listings: price is the text '140.00' and not a number, so its fallback is shown. Convert it before you pass it on: { ...data, price: Number(data.price) }",
    ]);
  });

  it('is warned of once per entity and field', () => {
    domain.revenue.sanitize({ thisMonth: '38000', growth: '6' });
    domain.commissions.sanitize({ thisMonth: '18460' });
    domain.departments.sanitize({ departments: { Engineering: { allocated: 1, used: '0.5' } } });
    expect(warnings().map((text) => text.split(' is the text ')[0])).toEqual([
      'tapa-ui: tour-organizer revenue: thisMonth',
      'tapa-ui: tour-organizer revenue: growth',
      'tapa-ui: travel-agent commissions: thisMonth',
      'tapa-ui: corporate budget.departments: used',
    ]);
  });

  it('is accepted in a text field, and a missing number or other text is not warned of', () => {
    domain.listings.sanitize([
      { id: '7', title: '142', price: 'on request' },
      { price: ' ' },
      { price: null },
      {},
    ]);
    domain.user.sanitize({ isDemo: '1', firstName: '12' });
    expect(warnings()).toEqual([]);
  });

  it('is cut in the warning where it is long', () => {
    domain.listings.sanitize([{ price: `0.${'1'.repeat(1_000_000)}` }]);
    expect(warnings()[0]?.length).toBeLessThan(250);
  });

  it('is not warned of in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(domain.listings.sanitize([{ price: '142.00' }]).items[0]?.price).toBe(0);
    vi.unstubAllEnvs();
    expect(warnings()).toEqual([]);
  });
});
