export { useFormatters } from '../i18n/use-formatters';
export type { Catalogue, Messages } from '../i18n/use-messages';
export type { Brand, ColorScheme } from './brand';
export { Link, type LinkComponent, type LinkProps } from './link';
export type { Direction } from './read-direction';
export {
  TapaProvider,
  type TapaProviderProps,
  useDirection,
  usePortalContainer,
} from './tapa-provider';
