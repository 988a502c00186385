export {
  type DashboardFrameProps,
  DashboardShell,
  type DashboardShellProps,
  type DashboardTab,
  FRAME_LINKS,
  FRAME_SLOTS,
  type FrameLinks,
  type FrameSlot,
  type GivenLinks,
  type SlotContent,
  type SlotGiven,
  type Slots,
} from '../shared';
