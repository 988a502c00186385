export { Badge, type BadgeProps } from './badge';
export { BADGE_TONES, type BadgeTone, badgeDefaults } from './badge.variants';
export { CountBadge, type CountBadgeProps } from './count-badge';
export { DEMO_LABEL, DemoBadge, type DemoBadgeProps } from './demo-badge';
export { RoleBadge, type RoleBadgeProps } from './role-badge';
export { SAMPLE_DATA_EXPLANATION, SAMPLE_DATA_LABEL, SampleChip, type SampleChipProps } from './sample-chip';
export { StatusBadge, type StatusBadgeProps } from './status-badge';
