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
export const HINTS: Readonly<Partial<Record<Called, string>>> = {
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
export const TELLS_OF: Readonly<Partial<Record<Called, readonly (keyof typeof PLACES)[]>>> = {
  drums: ['vanuatu'],
  kava: ['fiji', 'hawaii', 'samoa', 'tonga'],
  quilt: ['cookIslands', 'hawaii', 'tahiti'],
  river: ['papuaNewGuinea'],
  village: ['fiji', 'papuaNewGuinea', 'samoa', 'solomonIslands', 'tonga', 'vanuatu'],
  weaving: ['papuaNewGuinea'],
};
