export type { Catalogue, Messages } from '../i18n/message.js';
export { useFormatters } from '../i18n/use-formatters.js';
export { useTranslatedRows } from '../i18n/use-translated-rows.js';
export type { Brand, ColorScheme } from './brand.js';
export { Link, type LinkComponent, type LinkProps } from './link.js';
export type { Direction } from './read-direction.js';
export {
  TapaProvider,
  type TapaProviderProps,
  useDirection,
  usePortalContainer,
} from './tapa-provider.js';
