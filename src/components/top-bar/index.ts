export { HeaderBand, type HeaderBandProps } from './header-band';
export { PageHeader, type PageHeaderProps } from './page-header';
export { TapaMark, type TapaMarkProps } from './tapa-mark';
export { TopBar, type TopBarItem, type TopBarProps } from './top-bar';
