export { NEAR_LIMIT_PERCENT } from '../../domain/figures.js';
export {
  BandProgress,
  type BandProgressProps,
  Progress,
  ProgressField,
  type ProgressFieldProps,
  type ProgressProps,
  type ProgressTone,
} from './progress.js';
export { DEFAULT_MAX, isNearLimit, type ShareTone, shareColor } from './progress-value.js';
