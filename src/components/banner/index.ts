export { Banner, type BannerProps } from './banner';
export { BANNER_TONES, type BannerTone, bannerDefaults } from './banner.variants';
export { OfflineBanner, type OfflineBannerProps } from './offline-banner';
export { OFFLINE_TEXT } from './texts';
export { useOffline } from './use-offline';
