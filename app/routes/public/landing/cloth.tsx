import { CoverArt, type CoverArtScene } from 'tapa-ui/cover-art';

interface Tile {
  /** Place in the cloth: a class of landing.css. */
  place: string;
  scene?: CoverArtScene;
}

/** The tiles in the order of the design's picture; those without a scene are pattern. */
const TILES: readonly Tile[] = [
  { place: 'highlands', scene: 'highlands' },
  { place: 'field' },
  { place: 'lagoon', scene: 'lagoon' },
  { place: 'coral' },
  { place: 'volcano', scene: 'volcano' },
  { place: 'canoe', scene: 'canoe' },
  { place: 'gold' },
  { place: 'terraces', scene: 'terraces' },
];

/** The landing mosaic: one sheet of many patterned tiles. Decorative. */
export function Cloth() {
  return (
    <div className="app-cloth" aria-hidden="true">
      {TILES.map(({ place, scene }) => (
        <div key={place} className={`app-cloth-tile app-cloth-${place}`}>
          {scene ? <CoverArt scene={scene} /> : null}
        </div>
      ))}
    </div>
  );
}
