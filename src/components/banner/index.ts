export {
  BANNER_TONES,
  Banner,
  type BannerProps,
  type BannerTone,
  bannerDefaults,
  OFFLINE_TEXT,
} from './banner.js';
export { OfflineBanner, type OfflineBannerProps, useOffline } from './offline-banner.js';
