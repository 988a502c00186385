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
export { type ShareTone, shareColors } from './share-tones';
