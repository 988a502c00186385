export {
  BADGE_TONES,
  Badge,
  type BadgeProps,
  type BadgeTone,
  badgeDefaults,
  SAMPLE_DATA_LABEL,
} from './badge.js';
export { CountBadge, type CountBadgeProps } from './count-badge.js';
export { roleBadgeLabel } from './role-label.js';
export { SampleData, type SampleDataProps, useSampleData } from './sample-data.js';
export { StatusBadge, type StatusBadgeProps } from './status-badge.js';
export { type StatusWords, statusLabel } from './status-label.js';
export {
  DemoBadge,
  type DemoBadgeProps,
  RoleBadge,
  type RoleBadgeProps,
  SampleChip,
  type SampleChipProps,
} from './worded-badges.js';
