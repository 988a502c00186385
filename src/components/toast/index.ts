export type { Announced, Announcement } from '../../lib/announcer.js';
export {
  clearToasts,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REMOVAL_DELAY_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  toast,
} from './toast-store.js';
export { Toaster, type ToasterProps } from './toaster.js';
export { type Announce, type SaveFile, useAnnounce, useSaveFile } from './use-announce.js';
