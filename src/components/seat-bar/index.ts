export { SeatBar, type SeatBarProps, seatsOf } from './seat-bar';
export { SeatTriangles, type SeatTrianglesProps } from './seat-triangles';
