import { CLOTHS } from './cloth.js';
import type { CoverArtScene } from './cover-scenes.js';
import { CLOTH, calledFor } from './cover-words.js';

/** The subject of a cover, in its own words. All are free text, and any may be missing. */
export interface CoverWords {
  /** The name; its words come before all others. */
  title?: string | undefined;
  /** The subject. */
  theme?: string | undefined;
  /** Where it is. */
  destination?: string | undefined;
  /** The kind of thing. */
  category?: string | undefined;
}

const textsOf = ({ title = '', theme = '', destination = '', category = '' }: CoverWords): string[] => [
  title,
  theme,
  destination,
  category,
];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A stable whole number from a text (FNV-1a, 32 bits): the same on every machine. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, FNV_PRIME) >>> 0;
  }
  return hash;
}

/** A cloth that is not taken. Cloths show nothing in particular, so the text may choose the first one tried. */
function freeCloth(text: string, taken: ReadonlySet<CoverArtScene>): CoverArtScene {
  const start = hashOf(text);
  for (let step = 0; step < CLOTHS; step++) {
    const cloth = `cloth-${(start + step) % CLOTHS}` as const;
    if (!taken.has(cloth)) return cloth;
  }
  return `cloth-${start % CLOTHS}`;
}

/** The first picture that the words call for and that is not taken; else a cloth. */
function coverFor(words: CoverWords, taken: ReadonlySet<CoverArtScene>): CoverArtScene {
  const texts = textsOf(words);
  for (const called of texts.flatMap(calledFor)) {
    if (called === CLOTH) break;
    if (!taken.has(called)) return called;
  }
  return freeCloth(texts.join(' '), taken);
}

const known = new WeakMap<readonly CoverWords[], readonly CoverArtScene[]>();

/**
 * The pictures of what stands in view together, by its words: the title's first, then theme, destination and category.
 * A place that no picture fits gets a cloth pattern. No picture is given twice, as long as there are cloths (360). The same
 * items get the same pictures on every machine.
 *
 * @returns a picture for each item, in their order; the same list for the same array
 * @example
 * const covers = coversFor(tours);
 * tours.map((tour, index) => <CoverArt key={tour.id} scene={covers[index]} />);
 */
export function coversFor(items: readonly CoverWords[]): readonly CoverArtScene[] {
  const before = known.get(items);
  if (before) return before;
  const taken = new Set<CoverArtScene>();
  const covers = items.map((words) => {
    const cover = coverFor(words, taken);
    taken.add(cover);
    return cover;
  });
  known.set(items, covers);
  return covers;
}
