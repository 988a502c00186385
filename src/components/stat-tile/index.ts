export { StatStrip, type StatStripProps } from './stat-strip.js';
export type { FigureFormat } from './stat-tile.js';
export { Delta, type StatDelta, StatTile, type StatTileProps } from './stat-tile.js';
export { StatTrend, type StatTrendProps } from './stat-trend.js';
