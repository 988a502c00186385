export { Delta, type StatDelta } from './delta';
export type { FigureFormat } from './format-figure';
export { StatStrip, type StatStripProps } from './stat-strip';
export { StatTile, type StatTileProps } from './stat-tile';
