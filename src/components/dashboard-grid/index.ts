export {
  DashboardGrid,
  type DashboardGridProps,
  DashboardStack,
  type DashboardStackProps,
  GridCell,
  type GridCellProps,
  OverviewLayout,
  type OverviewLayoutProps,
} from './dashboard-grid.js';
