export {
  DashboardGrid,
  type DashboardGridProps,
  DashboardStack,
  type DashboardStackProps,
  GridCell,
  type GridCellProps,
} from './dashboard-grid';
