export { BANNER_TONES, Banner, type BannerProps, type BannerTone, bannerDefaults } from './banner';
export { OFFLINE_TEXT, OfflineBanner, type OfflineBannerProps, useOffline } from './offline-banner';
