import { describe, expect, it } from 'vitest';
import { type CoverSubject, coversFor } from './choose-covers.js';

const coverOf = (subject: CoverSubject): string | undefined => coversFor([subject])[0];
const LISTING = { title: 'Highlands Guesthouse with Coffee Growers, Goroka', category: 'cultural' };
const CLOTH = /^cloth-\d+$/;

describe('the words of a subject choose a cover', () => {
  it.each([
    ['Sepik River Carvers Journey', 'river'],
    ['Along the SEPIK’s spirit houses', 'river'],
    ['Bilum Weaving Circle', 'weaving'],
    ['Learn the looping of a bilum', 'weaving'],
    ['Highlands Sing-sing Circle', 'highlands'],
    ['A walk below highland ridges', 'highlands'],
    ['Muri Lagoon Family Stay, Rarotonga', 'lagoon'],
    ['Atolls of the Tuamotus', 'lagoon'],
    ['Stilt House on Marovo Lagoon, Solomon Islands', 'stilts'],
    ['Village Bungalow below Mount Yasur, Tanna', 'village'],
    ['Bungalow below Mount Yasur', 'volcano'],
    ['Volcanoes of Ambrym', 'volcano'],
    ['Mount Wilhelm at dawn', 'highlands'],
    ['Reef House with Ngatu Makers, Haʻapai', 'reef'],
    ['Dive or snorkel a volcanic reef', 'reef'],
    ['ʻAva ceremony in Apia', 'kava'],
    ['ʼava evening', 'kava'],
    ["'Awa at dusk", 'kava'],
    ['Yaqona with the chief’s family', 'kava'],
    ['Kava, drunk with care', 'kava'],
    ['Fale by the road, Upolu', 'village'],
    ['Garden Fale with Siapo Makers, Apia', 'terraces'],
    ['Koki Market Food Walk', 'market'],
    ['Harbor Markets and Masi Workshop', 'market'],
    ['Paddle a vaʻa', 'canoe'],
    ['Waka of the Bay of Islands', 'canoe'],
    ['Tīvaevae Stitching with Island Quilters', 'quilt'],
    ['Sunday umu with the family', 'umu'],
    ['Hear a choir in Nukuʻalofa', 'choir'],
    ['Heiva drummers at dusk', 'drums'],
    ['Humpback whales off Vavaʻu', 'whale'],
    ['Guesthouse by the harbour', 'guesthouse'],
    ['Give a morning to a loʻi', 'taro'],
    ['Stilt-house stay', 'stilts'],
    ['Ｌａｇｏｏｎ stay', 'lagoon'],
    ['Lagöon stay', 'lagoon'],
  ])('%s: %s', (title, scene) => {
    expect(coverOf({ title })).toBe(scene);
  });

  it.each([
    'Siapo Barkcloth Studio',
    'Tapa cloth of Tonga',
    'Airport transfer, Suva',
    'Marketing for hosts',
    'Ravioli and stories',
    'Avarua by bus',
    'Reefton coach',
    'Culinary voyage',
    'Mats of pandanus, plaited',
    '文化体験',
    '',
  ])('%s: printed cloth', (title) => {
    expect(coverOf({ title })).toMatch(CLOTH);
  });

  it('prefers the title to the theme, the theme to the destination, and that to the category', () => {
    const subject = {
      title: 'A bilum week',
      theme: 'Village life',
      destination: 'Lagoon Road',
      category: 'market',
    };
    expect(coverOf(subject)).toBe('weaving');
    expect(coverOf({ ...subject, title: 'A week' })).toBe('village');
    expect(coverOf({ ...subject, title: 'A week', theme: '' })).toBe('lagoon');
    expect(coverOf({ ...subject, title: 'A week', theme: '', destination: 'Honiara' })).toBe('market');
  });

  it('uses places and second meanings only where the text names nothing else', () => {
    expect(coverOf({ title: 'Goroka: coffee gardens' })).toBe('terraces');
    expect(coverOf({ title: 'Ava’s beach house' })).toBe('beach');
    expect(coverOf({ title: 'A week around Goroka' })).toBe('highlands');
  });

  it.each([
    [{ title: 'Raranga with harakeke' }],
    [{ title: 'Looping a bilum', destination: 'Rotorua, Aotearoa New Zealand' }],
    [{ title: 'A village by the sea', destination: 'Northland, New Zealand' }],
    [{ title: 'Kava at dusk', destination: 'Luganville, Vanuatu' }],
    [{ title: 'Drums at night, Papeete' }],
    [{ title: 'A river in Rarotonga' }],
  ])('never shows the picture of another place: %o', (subject) => {
    expect(coverOf(subject)).toMatch(CLOTH);
  });

  it('is the same for any id', () => {
    const covers = Array.from({ length: 20 }, (_, id) => coverOf({ ...LISTING, ...{ id: String(id) } }));
    expect(new Set(covers)).toEqual(new Set(['highlands']));
  });
});

describe('covers shown together', () => {
  it('differ, as far as the words allow', () => {
    expect(
      coversFor([
        { title: 'Muri Lagoon Family Stay' },
        { title: 'Lagoon village stay' },
        { title: 'Aitutaki lagoon' },
        { title: 'Marovo lagoon' },
      ]),
    ).toEqual(['lagoon', 'village', expect.stringMatching(CLOTH), expect.stringMatching(CLOTH)]);
  });

  it.each([
    ['the same title', () => ({ title: 'Cultural Experience' })],
    ['no text at all', () => ({})],
    ['a lagoon each', (n: number) => ({ title: `Lagoon stay ${n}` })],
  ])('all differ on a page of 50 with %s', (_, item) => {
    const items = Array.from({ length: 50 }, (_unused, index) => item(index));
    const covers = coversFor(items);
    expect(new Set(covers).size).toBe(50);
    expect(coversFor([...items])).toEqual(covers);
  });
});
