import { once } from '../../lib/once.js';
import type { scenes } from './compiled/scenes.js';

/** Name of a picture of something. */
export type CoverArtSubject = keyof typeof scenes;

/** Name of a picture: of something, or one of the cloth patterns, `cloth-0` and on, which show nothing in particular. */
export type CoverArtScene = CoverArtSubject | `cloth-${number}`;

/** A choice that a word can make: a picture, or cloth that has a name of its own. */
export type Called = CoverArtSubject | 'cloth';

/**
 * The words that call for a picture, in English and in the languages of the islands, as `foldWords` gives them. Only
 * words that the picture is true of wherever they stand: 'sail', but not 'voyage'; 'reef', but not 'fish'.
 */
export const WORDS: Readonly<Record<Called, string>> = {
  beach: 'beach',
  canoe: 'canoe outrigger vaka waka vaa waa drua proa camakau sail sailing sailboat paddle paddling',
  carving: 'carving carver carve carved woodcarving whakairo prow',
  choir: 'choir hymn church himene chapel singing',
  cloth: 'siapo tapa ngatu masi kapa hiapo barkcloth cloth textile pareu lavalava',
  coconut: 'coconut copra',
  dance: 'dance dancing dancer hula siva meke kailao ori otea singsing haka',
  drums: 'drum drumming drummer pate tamtam slitgong fire firedance',
  ferry: 'ferry',
  fishing: 'fishing fisher fisherman fishermen',
  flowers: 'flower lei heilala orchid hibiscus tiare garland',
  guesthouse: 'guesthouse homestay lodge inn hostel',
  harbor: 'quay wharf marina waterfront',
  highlands: 'highland mountain ridge peak summit alp',
  kava: 'kava yaqona tanoa',
  lagoon: 'lagoon atoll motu islet',
  market: 'market marketplace maketi stall',
  quilt: 'quilt quilting quilter tivaevae tifaifai',
  reef: 'reef coral snorkel snorkeling snorkelling snorkeler dive diving diver',
  river: 'river riverside riverbank sepik stream creek',
  stars: 'star stargazing wayfinding wayfinder navigator',
  stilts: 'stilt overwater',
  surf: 'surf surfing surfer',
  taro: 'taro kalo loi dalo',
  terraces: 'garden terrace farm plantation orchard',
  umu: 'umu lovo mumu hangi imu ahimaa earthoven',
  village: 'village fale bure whare nakamal hut',
  volcano: 'volcano volcanic crater caldera lava yasur kilauea tavurvur',
  waterfall: 'waterfall cascade',
  weaving: 'bilum',
  whale: 'whale humpback',
};

/**
 * Words that call for a picture where nothing in the same text does so more plainly: places that are known for what it
 * shows, and words with a second meaning ('Ava' is also a person's name).
 */
const HINTS: Readonly<Partial<Record<Called, string>>> = {
  harbor: 'harbor harbour port',
  highlands: 'goroka simbu chimbu enga hagen wilhelm asaro mount mt',
  kava: 'ava awa',
  lagoon: 'marovo muri aitutaki rangiroa tetiaroa',
  river: 'ambunti angoram',
  terraces: 'coffee cocoa cacao vanilla grower',
  village: 'bungalow',
  volcano: 'tanna ambrym',
};

/** The words by which a text tells of a place. */
export const PLACES = {
  aotearoa: 'aotearoa zealand maori rotorua northland harakeke raranga kete whare',
  cookIslands: 'rarotonga aitutaki atiu muri',
  fiji: 'fiji suva nadi levuka taveuni',
  hawaii: 'hawaii oahu maui kauai honolulu hilo lauhala',
  papuaNewGuinea: 'papua png sepik goroka rabaul',
  samoa: 'samoa apia upolu savaii',
  solomonIslands: 'solomon honiara marovo malaita',
  tahiti: 'tahiti polynesia moorea huahine rangiroa papeete',
  tonga: 'tonga nukualofa haapai vavau',
  vanuatu: 'vanuatu tanna ambrym santo vila',
} as const;

/** The places of which a picture may tell, where it may not tell of all. */
const TELLS_OF: Readonly<Partial<Record<Called, readonly (keyof typeof PLACES)[]>>> = {
  drums: ['vanuatu'],
  kava: ['fiji', 'hawaii', 'samoa', 'tonga'],
  quilt: ['cookIslands', 'hawaii', 'tahiti'],
  river: ['papuaNewGuinea'],
  village: ['fiji', 'papuaNewGuinea', 'samoa', 'solomonIslands', 'tonga', 'vanuatu'],
  weaving: ['papuaNewGuinea'],
};

/** The subject of a cover, in its own words. All are free text, and any may be missing. */
export interface CoverSubject {
  /** The name; its words come before all others. */
  title?: string | undefined;
  /** The subject. */
  theme?: string | undefined;
  /** Where it is. */
  destination?: string | undefined;
  /** The kind of thing. */
  category?: string | undefined;
}

/** Cloths that there are: four colours, thirty pairs of motifs, three layouts (drawings.ts). */
const CLOTHS = 360;

/** Returns a stable whole number of a text (FNV-1a, 32 bits): the same on every machine. */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

function freeCloth(text: string, taken: ReadonlySet<string>): CoverArtScene {
  const start = hashOf(text);
  const cloths = Array.from({ length: CLOTHS }, (_, step) => `cloth-${(start + step) % CLOTHS}` as const);
  return cloths.find((cloth) => !taken.has(cloth)) ?? `cloth-${start % CLOTHS}`;
}

/** Accents, the ʻokina and what people type in its place, marks without width. */
const LEFT_OUT = /[\p{M}\p{Cf}ʻʼ‘’'`´]/gu;

/** Returns the words of a text, each as it is and as what it may be the plural of: lower case, without accents and ʻokina. */
const foldWords = (text: string): string[][] =>
  text
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) =>
      word.endsWith('es') ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.replace(/s$/, '')],
    );

/** Returns what words name by a table, in their order. The table is made at the first cover, once. */
function namedBy<Name extends string>(table: Readonly<Partial<Record<Name, string>>>) {
  const entries = Object.entries<string>(table as Record<string, string>);
  const byWord = once(
    () => new Map(entries.flatMap(([name, words]) => words.split(' ').map((word) => [word, name as Name]))),
  );
  return (words: readonly string[][]): Name[] =>
    words.flatMap((forms) => forms.map((form) => byWord().get(form)).find((found) => found) ?? []);
}

const calledBy = namedBy(WORDS);
const hintedBy = namedBy(HINTS);
const placesIn = namedBy(PLACES);

/** Returns the first picture that the words call for, that may tell of their places and is not taken; else a cloth. */
function coverFor(subject: CoverSubject, taken: ReadonlySet<string>): CoverArtScene {
  const texts = [subject.title, subject.theme, subject.destination, subject.category].map(
    (text) => text ?? '',
  );
  const folded = texts.map(foldWords);
  const places = folded.flatMap(placesIn);
  const tells = (name: Called): boolean =>
    places.length === 0 || TELLS_OF[name]?.some((place) => places.includes(place)) !== false;
  for (const called of folded.flatMap((words) => [...calledBy(words), ...hintedBy(words)])) {
    if (called === 'cloth') break;
    if (tells(called) && !taken.has(called)) return called;
  }
  return freeCloth(texts.join(' '), taken);
}

const known = new WeakMap<readonly CoverSubject[], readonly CoverArtScene[]>();

/**
 * Returns the pictures of what stands in view together, by its words: the title's first, then theme, destination and
 * category. What no picture fits gets a cloth pattern. No picture is given twice, as long as there are cloths (360). The
 * same items get the same pictures on every machine.
 *
 * @returns a picture for each item, in their order; the same list for the same array
 * @example
 * const covers = coversFor(tours);
 * tours.map((tour, index) => <CoverArt key={tour.id} scene={covers[index]} />);
 */
export function coversFor(items: readonly CoverSubject[]): readonly CoverArtScene[] {
  const before = known.get(items);
  if (before) return before;
  const taken = new Set<string>();
  const covers = items.map((subject) => {
    const cover = coverFor(subject, taken);
    taken.add(cover);
    return cover;
  });
  known.set(items, covers);
  return covers;
}
