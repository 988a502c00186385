export { type CoverWords, coversFor } from './choose-covers.js';
export { CoverArt, type CoverArtProps } from './cover-art.js';
export type { CoverArtScene, CoverArtSubject } from './scenes.js';
