export { seatsOf } from '../../domain/figures.js';
export { SeatBar, type SeatBarProps, SeatTriangles, type SeatTrianglesProps } from './seat-bar.js';
