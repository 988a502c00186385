import { aotearoa } from './aotearoa';
import { cookIslands } from './cook-islands';
import { fiji } from './fiji';
import { hawaii } from './hawaii';
import { papuaNewGuinea } from './papua-new-guinea';
import { samoa } from './samoa';
import { solomonIslands } from './solomon-islands';
import { tahiti } from './tahiti';
import { tonga } from './tonga';
import type { Destination } from './types';
import { vanuatu } from './vanuatu';

export { type Activity, type Destination, INTERESTS, type Interest, LENGTHS } from './types';

/** The destination guides, in the order in which they are shown. */
export const DESTINATIONS: readonly Destination[] = [
  papuaNewGuinea,
  fiji,
  samoa,
  tonga,
  vanuatu,
  cookIslands,
  solomonIslands,
  hawaii,
  aotearoa,
  tahiti,
];
