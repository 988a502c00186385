export { FigureLine, type FigureLineProps } from './figure-line.js';
export { type BreakdownPart, ShareBreakdown, type ShareBreakdownProps } from './share-breakdown.js';
