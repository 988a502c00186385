export {
  BADGE_TONES,
  Badge,
  type BadgeProps,
  type BadgeTone,
  badgeDefaults,
  DEMO_LABEL,
  DemoBadge,
  type DemoBadgeProps,
  RoleBadge,
  type RoleBadgeProps,
  SAMPLE_DATA_EXPLANATION,
  SAMPLE_DATA_LABEL,
  SampleChip,
  type SampleChipProps,
} from './badge';
export { CountBadge, type CountBadgeProps } from './count-badge';
export { SampleData, type SampleDataProps, useSampleData } from './sample-data';
export { StatusBadge, type StatusBadgeProps } from './status-badge';
