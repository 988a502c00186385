import type { CoverArtScene } from 'tapa-ui/cover-art';
import { BookOpen, Component, Mountain, Music, Ship, Utensils } from 'tapa-ui/icons';
import type { Phrase } from '../types';

/** Interests of travelers; destinations and things to do are filtered by it. */
export const INTERESTS = [
  { id: 'crafts', label: 'Crafts', icon: Component },
  { id: 'food', label: 'Food', icon: Utensils },
  { id: 'music', label: 'Music and dance', icon: Music },
  { id: 'heritage', label: 'Heritage', icon: BookOpen },
  { id: 'nature', label: 'Nature', icon: Mountain },
  { id: 'ocean', label: 'Ocean', icon: Ship },
] as const;

export type Interest = (typeof INTERESTS)[number]['id'];

/** How long something takes: a morning or an afternoon, or a day. */
export const LENGTHS = { half: 'half a day', full: 'a day' } as const;

/** Something to do in a destination. Described by place and practice; never a business, so that it stays true. */
export interface Activity {
  readonly title: string;
  readonly place: string;
  /** Activities of one area can be done on one day. */
  readonly area: string;
  readonly interest: Interest;
  readonly length: keyof typeof LENGTHS;
  readonly text: string;
  /** Months in which it can be done, 1 (January) to 12. @default all year */
  readonly months?: readonly number[];
}

export interface Destination {
  readonly id: string;
  readonly name: string;
  /** Where most visitors arrive. */
  readonly gateway: string;
  readonly art: CoverArtScene;
  readonly summary: string;
  readonly greeting: Phrase & { readonly language: string };
  readonly languages: string;
  readonly seasons: string;
  /** Months with more rain, heat or storms, 1 (January) to 12. */
  readonly wetMonths: readonly number[];
  /** How to be a good guest. */
  readonly custom: string;
  /** The custom of Sundays, where the day is kept for church and family. */
  readonly sunday?: string;
  readonly activities: readonly Activity[];
}

/** November to April, the wetter half of the year in most of the tropical South Pacific. */
export const SOUTHERN_WET_MONTHS = [11, 12, 1, 2, 3, 4] as const;
