export { type CoverWords, coversFor } from './choose-covers';
export { CoverArt, type CoverArtProps } from './cover-art';
export { COVER_ART_SCENES, type CoverArtScene, type CoverArtSubject } from './cover-scenes';
