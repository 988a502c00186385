export { PageHeader, type PageHeaderProps } from './page-header.js';
export {
  HeaderBand,
  type HeaderBandProps,
  TapaMark,
  type TapaMarkProps,
  TopBar,
  type TopBarItem,
  type TopBarProps,
} from './top-bar.js';
