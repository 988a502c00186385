export type { FigureFormat } from './figure.js';
export * from './stat-strip.js';
export * from './stat-tile.js';
export * from './stat-trend.js';
