export type { Brand, ColorScheme } from './brand';
export { Link, type LinkComponent, type LinkProps } from './link';
export {
  type Direction,
  TapaProvider,
  type TapaProviderProps,
  useDirection,
  usePortalContainer,
} from './tapa-provider';
