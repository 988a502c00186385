export type { CoverArtScene, CoverArtSubject } from './choose-covers.js';
export { type CoverSubject, coversFor } from './choose-covers.js';
export { CoverArt, type CoverArtProps } from './cover-art.js';
