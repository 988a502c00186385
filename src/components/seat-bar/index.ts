export { SeatBar, type SeatBarProps } from './seat-bar.js';
export { SeatTriangles, type SeatTrianglesProps } from './seat-triangles.js';
export { seatsOf } from './seats-of.js';
