export {
  BADGE_TONES,
  Badge,
  type BadgeProps,
  type BadgeTone,
  badgeDefaults,
  SAMPLE_DATA_LABEL,
} from './badge.js';
export { CountBadge, type CountBadgeProps } from './count-badge.js';
export { roleBadgeLabel, type StatusMessages, statusLabel } from './labels.js';
export { StatusBadge, type StatusBadgeProps } from './status-badge.js';
export {
  DemoBadge,
  type DemoBadgeProps,
  RoleBadge,
  type RoleBadgeProps,
  SampleChip,
  type SampleChipProps,
  SampleData,
  type SampleDataProps,
  useSampleData,
} from './worded-badges.js';
