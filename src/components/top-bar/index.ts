export { PageHeader, type PageHeaderProps } from './page-header';
export {
  HeaderBand,
  type HeaderBandProps,
  TapaMark,
  type TapaMarkProps,
  TopBar,
  type TopBarItem,
  type TopBarProps,
} from './top-bar';
