import { once } from '../../lib/memoize.js';
import type { scenes } from './compiled/scenes.js';

/** Name of a picture that shows a subject. */
export type CoverArtSubject = keyof typeof scenes;

/** Name of a picture: of a subject, or a cloth pattern, `cloth-0` and on, for everything else. */
export type CoverArtScene = CoverArtSubject | `cloth-${number}`;

type WordChoice = CoverArtSubject | 'cloth';

/**
 * Words that choose a picture, in English and in the languages of the islands, in the form of `foldWords`.
 * Only words for which the picture is always right: 'sail', but not 'voyage'; 'reef', but not 'fish'.
 */
const WORDS: Readonly<Record<WordChoice, string>> = {
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

/** Words that count after `WORDS`: places known for a subject, and ambiguous words ('Ava' is also a name). */
const HINTS: Readonly<Partial<Record<WordChoice, string>>> = {
  harbor: 'harbor harbour port',
  highlands: 'goroka simbu chimbu enga hagen wilhelm asaro mount mt',
  kava: 'ava awa',
  lagoon: 'marovo muri aitutaki rangiroa tetiaroa',
  river: 'ambunti angoram',
  terraces: 'coffee cocoa cacao vanilla grower',
  village: 'bungalow',
  volcano: 'tanna ambrym',
};

const PLACES = {
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

/** Places that a picture belongs to; others suit every place. */
const PICTURE_PLACES: Readonly<Partial<Record<WordChoice, readonly (keyof typeof PLACES)[]>>> = {
  drums: ['vanuatu'],
  kava: ['fiji', 'hawaii', 'samoa', 'tonga'],
  quilt: ['cookIslands', 'hawaii', 'tahiti'],
  river: ['papuaNewGuinea'],
  village: ['fiji', 'papuaNewGuinea', 'samoa', 'solomonIslands', 'tonga', 'vanuatu'],
  weaving: ['papuaNewGuinea'],
};

/** Texts that choose a cover. All are free text, and any may be missing. */
export interface CoverSubject {
  /** Name; its words come before all others. */
  title?: string | undefined;
  /** Subject: 'Village life'. */
  theme?: string | undefined;
  /** Place. */
  destination?: string | undefined;
  /** Kind: 'cultural'. */
  category?: string | undefined;
}

/** Number of cloths: four colours, thirty pairs of motifs, three layouts (drawings.ts). */
const CLOTHS = 360;

/** Returns a hash of a text (FNV-1a, 32 bits), the same on every machine. */
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

/** Accents, the ʻokina and its substitutes, invisible characters. */
const LEFT_OUT = /[\p{M}\p{Cf}ʻʼ‘’'`´]/gu;

/** Returns the words of a text, without case, accents and ʻokina, each with its possible singulars. */
const foldWords = (text: string): string[][] =>
  text
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) =>
      word.endsWith('es') ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.replace(/s$/, '')],
    );

/** Returns a function that looks words up in a table. Its index is built on first use. */
function createLookup<Name extends string>(table: Readonly<Partial<Record<Name, string>>>) {
  const entries = Object.entries<string>(table as Record<string, string>);
  const byWord = once(
    () => new Map(entries.flatMap(([name, words]) => words.split(' ').map((word) => [word, name as Name]))),
  );
  return (words: readonly string[][]): Name[] =>
    words.flatMap((forms) => forms.map((form) => byWord().get(form)).find((found) => found) ?? []);
}

const picturesNamed = createLookup(WORDS);
const picturesHinted = createLookup(HINTS);
const placesNamed = createLookup(PLACES);

/** Returns the first free picture that the words choose and their places allow; else a cloth. */
function coverFor(subject: CoverSubject, taken: ReadonlySet<string>): CoverArtScene {
  const texts = [subject.title, subject.theme, subject.destination, subject.category].map(
    (text) => text ?? '',
  );
  const folded = texts.map(foldWords);
  const places = folded.flatMap(placesNamed);
  const suitsPlaces = (name: WordChoice): boolean =>
    places.length === 0 || PICTURE_PLACES[name]?.some((place) => places.includes(place)) !== false;
  for (const choice of folded.flatMap((words) => [...picturesNamed(words), ...picturesHinted(words)])) {
    if (choice === 'cloth') break;
    if (suitsPlaces(choice) && !taken.has(choice)) return choice;
  }
  return freeCloth(texts.join(' '), taken);
}

const known = new WeakMap<readonly CoverSubject[], readonly CoverArtScene[]>();

/**
 * Returns the pictures of items shown together, chosen by their words: the title's first, then theme,
 * destination and category; else a cloth pattern. No picture repeats while there are cloths (360). The same
 * items get the same pictures on every machine.
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
