export { FigureLine, type FigureLineProps } from './figure-line';
export { type BreakdownPart, ShareBreakdown, type ShareBreakdownProps } from './share-breakdown';
