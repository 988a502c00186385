export { type CoverWords, coversFor } from './choose-covers.js';
export { CoverArt, type CoverArtProps } from './cover-art.js';
export { COVER_ART_SCENES, type CoverArtScene, type CoverArtSubject } from './cover-scenes.js';
