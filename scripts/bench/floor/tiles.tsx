import type { TileView } from '../view';
import { TILE_ICONS } from './icons';

/** Tiles in one panel, separated by hairlines. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly TileView[] }) {
  return (
    <div className="tiles" role="group" aria-label={label} data-columns={tiles.length}>
      {tiles.map(({ label: name, figure, icon, unit, hint }) => (
        <div key={name} className="tile" role="group" aria-labelledby={icon}>
          <div className="tile-head">
            <span className="tile-label" id={icon}>
              {name}
            </span>
            {TILE_ICONS[icon]}
          </div>
          <div className="figure">
            <bdi>{figure}</bdi>
            {unit ? <span className="unit">{unit}</span> : null}
          </div>
          <div className="tile-meta">{hint ? <bdi>{hint}</bdi> : null}</div>
        </div>
      ))}
    </div>
  );
}
