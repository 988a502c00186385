export { SeatBar, type SeatBarProps, SeatTriangles, type SeatTrianglesProps } from './seat-bar.js';
export { seatsOf } from './seats-of.js';
