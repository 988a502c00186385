import type { CoverArtSubject } from './cover-scenes.js';

/** Cloth that has a name of its own: shown by a cloth pattern. */
export const CLOTH = 'cloth';

/** The choices that a word can make. */
export type Called = CoverArtSubject | typeof CLOTH;

/**
 * The words that call for a picture, in English and in the languages of the islands, as `foldWords` gives them. Only
 * words that the picture is true of wherever they stand: 'sail', but not 'voyage'; 'reef', but not 'fish'.
 */
const SUBJECTS: Readonly<Record<Called, string>> = {
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
  kava: 'kava yaqona sakau tanoa',
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
  weaving:
    'bilum weave weaver weaving woven plait plaiting plaited basket basketry mat pandanus lauhala harakeke raranga kete',
  whale: 'whale humpback',
};

/**
 * Words that call for a picture where nothing in the same text does so more plainly: places that are known for what it
 * shows, and words with a second meaning ('Ava' is also a person's name).
 */
const SETTINGS: Readonly<Partial<Record<Called, string>>> = {
  harbor: 'harbor harbour port',
  highlands: 'goroka simbu chimbu enga hagen wilhelm asaro mount mt',
  kava: 'ava awa',
  lagoon: 'marovo muri aitutaki rangiroa tetiaroa',
  river: 'ambunti angoram',
  terraces: 'coffee cocoa cacao vanilla grower',
  village: 'bungalow',
  volcano: 'tanna ambrym',
};

const byWord = (table: Readonly<Partial<Record<Called, string>>>): ReadonlyMap<string, Called> =>
  new Map(
    Object.entries(table).flatMap(([called, words]) =>
      words.split(' ').map((word): [string, Called] => [word, called as Called]),
    ),
  );

/** Made at the first cover, once. */
let tables: readonly ReadonlyMap<string, Called>[] | undefined;

/** Accents, the ʻokina and what people type in its place, marks without width. */
const LEFT_OUT = /[\p{M}\p{Cf}ʻʼ‘’'`´]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The words of a text: lower case, without accents and ʻokina. */
const foldWords = (text: string): string[] =>
  text.normalize('NFKD').replace(LEFT_OUT, '').toLowerCase().split(BETWEEN_WORDS);

/** A word as it is, and what it may be the plural of. */
const singulars = (word: string): string[] =>
  word.endsWith('es') ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.replace(/s$/, '')];

/** Returns the choices of a text: first what it names plainly, in the order of its words, then what its places are known for. */
export function calledFor(text: string): Called[] {
  tables ??= [byWord(SUBJECTS), byWord(SETTINGS)];
  const words = foldWords(text).map(singulars);
  return tables.flatMap((table) =>
    words.flatMap((forms) => forms.map((form) => table.get(form)).find((found) => found) ?? []),
  );
}
