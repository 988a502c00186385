export { SeatBar, type SeatBarProps } from './seat-bar';
export { SeatTriangles, type SeatTrianglesProps } from './seat-triangles';
export { seatsOf } from './seats-of';
