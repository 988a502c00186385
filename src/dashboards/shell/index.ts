export {
  type DashboardBaseProps,
  DashboardShell,
  type DashboardShellProps,
  type DashboardTab,
  FRAME_LINKS,
  type FrameLinks,
  type GivenLinks,
  type InertActions,
  InertNotes,
  type InertNotesProps,
  RoleTopBar,
  type RoleTopBarProps,
} from '../shared/index.js';
