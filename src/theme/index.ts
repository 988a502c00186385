export type { Brand } from './brand';
export { Link, type LinkComponent, type LinkProps } from './link';
export {
  type ColorScheme,
  type Direction,
  TapaProvider,
  type TapaProviderProps,
  useDirection,
  usePortalContainer,
} from './tapa-provider';
