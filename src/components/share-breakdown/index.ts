export {
  type BreakdownPart,
  FigureLine,
  type FigureLineProps,
  ShareBreakdown,
  type ShareBreakdownProps,
} from './share-breakdown.js';
