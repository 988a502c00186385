export { CoverArt, type CoverArtProps } from './cover-art';
export { COVER_ART_SCENES, type CoverArtScene } from './cover-art.scenes';
