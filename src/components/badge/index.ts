export {
  BADGE_TONES,
  Badge,
  type BadgeProps,
  type BadgeTone,
  badgeDefaults,
  DEMO_LABEL,
  SAMPLE_DATA_EXPLANATION,
  SAMPLE_DATA_LABEL,
} from './badge';
export { CountBadge, type CountBadgeProps } from './count-badge';
export { SampleData, type SampleDataProps, useSampleData } from './sample-data';
export { StatusBadge, type StatusBadgeProps } from './status-badge';
export {
  DemoBadge,
  type DemoBadgeProps,
  RoleBadge,
  type RoleBadgeProps,
  SampleChip,
  type SampleChipProps,
} from './worded-badges';
