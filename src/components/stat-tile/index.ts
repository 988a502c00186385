export { StatStrip, type StatStripProps } from './stat-strip';
export type { FigureFormat } from './stat-tile';
export { Delta, type StatDelta, StatTile, type StatTileProps } from './stat-tile';
export { StatTrend, type StatTrendProps } from './stat-trend';
