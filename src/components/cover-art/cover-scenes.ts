import type { ComponentType } from 'react';
import { Highlands, River, Terraces, Volcano } from './scenes-of-land';
import { Kava, Market, Village, Weaving } from './scenes-of-people';
import { Canoe, Lagoon, Reef, Stilts } from './scenes-of-water';

const scenes = {
  canoe: Canoe,
  highlands: Highlands,
  kava: Kava,
  lagoon: Lagoon,
  market: Market,
  reef: Reef,
  river: River,
  stilts: Stilts,
  terraces: Terraces,
  village: Village,
  volcano: Volcano,
  weaving: Weaving,
} satisfies Record<string, ComponentType>;

/** Name of a picture of something. */
export type CoverArtSubject = keyof typeof scenes;

/** Name of a picture: of something, or one of the cloth patterns, `cloth-0` and on, which show nothing in particular. */
export type CoverArtScene = CoverArtSubject | `cloth-${number}`;

/** Every picture of something. */
export const COVER_ART_SCENES = Object.keys(scenes) as CoverArtSubject[];

export const sceneNamed: Readonly<Partial<Record<string, ComponentType>>> = scenes;
