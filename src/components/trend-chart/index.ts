export { type TrendCell, TrendChart, type TrendChartProps } from './trend-chart.js';
