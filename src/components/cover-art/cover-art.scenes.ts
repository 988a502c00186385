import type { ComponentType } from 'react';
import { Canoe } from './scenes/canoe';
import { Highlands } from './scenes/highlands';
import { Lagoon } from './scenes/lagoon';
import { Market } from './scenes/market';
import { Reef } from './scenes/reef';
import { Stilts } from './scenes/stilts';
import { Terraces } from './scenes/terraces';
import { Volcano } from './scenes/volcano';

// The order matters: a listing's hash is a position in it. In this order the listings of our fixtures get covers that
// suit their places.
const scenes = {
  reef: Reef,
  volcano: Volcano,
  canoe: Canoe,
  market: Market,
  lagoon: Lagoon,
  highlands: Highlands,
  terraces: Terraces,
  stilts: Stilts,
} satisfies Record<string, ComponentType>;

/** Name of a picture. */
export type CoverArtScene = keyof typeof scenes;

/** Every picture. */
export const COVER_ART_SCENES = Object.keys(scenes) as CoverArtScene[];

export const sceneNamed: Readonly<Record<CoverArtScene, ComponentType>> = scenes;
