import type { ComponentType } from 'react';
import { Carving, Drums, Flowers, Quilt } from './scenes-of-craft.js';
import { Coconut, Fishing, Taro, Umu } from './scenes-of-food.js';
import { Highlands, River, Terraces, Volcano } from './scenes-of-land.js';
import { Kava, Market, Village, Weaving } from './scenes-of-people.js';
import { Beach, Stars, Surf, Waterfall, Whale } from './scenes-of-sea.js';
import { Choir, Dance, Ferry, Guesthouse, Harbor } from './scenes-of-towns.js';
import { Canoe, Lagoon, Reef, Stilts } from './scenes-of-water.js';

const scenes = {
  beach: Beach,
  canoe: Canoe,
  carving: Carving,
  choir: Choir,
  coconut: Coconut,
  dance: Dance,
  drums: Drums,
  ferry: Ferry,
  fishing: Fishing,
  flowers: Flowers,
  guesthouse: Guesthouse,
  harbor: Harbor,
  highlands: Highlands,
  kava: Kava,
  lagoon: Lagoon,
  market: Market,
  quilt: Quilt,
  reef: Reef,
  river: River,
  stars: Stars,
  stilts: Stilts,
  surf: Surf,
  taro: Taro,
  terraces: Terraces,
  umu: Umu,
  village: Village,
  volcano: Volcano,
  waterfall: Waterfall,
  weaving: Weaving,
  whale: Whale,
} satisfies Record<string, ComponentType>;

/** Name of a picture of something. */
export type CoverArtSubject = keyof typeof scenes;

/** Name of a picture: of something, or one of the cloth patterns, `cloth-0` and on, which show nothing in particular. */
export type CoverArtScene = CoverArtSubject | `cloth-${number}`;

/** Every picture of something. */
export const COVER_ART_SCENES = Object.keys(scenes) as CoverArtSubject[];

export const sceneNamed: Readonly<Partial<Record<string, ComponentType>>> = scenes;
