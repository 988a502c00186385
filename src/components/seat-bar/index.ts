export { SeatBar, type SeatBarProps } from './seat-bar';
