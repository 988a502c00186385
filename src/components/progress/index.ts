export { NEAR_LIMIT_PERCENT } from '../../domain/figures';
export {
  BandProgress,
  type BandProgressProps,
  Progress,
  ProgressField,
  type ProgressFieldProps,
  type ProgressProps,
  type ProgressTone,
} from './progress';
export { DEFAULT_MAX, isNearLimit, NEAR_LIMIT_TEXT } from './progress-value';
export { type Share, type ShareTone, SplitBar, type SplitBarProps, shareColors } from './split-bar';
