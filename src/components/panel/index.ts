export { type DefinitionLine, DefinitionLines, type DefinitionLinesProps } from './definition-lines';
export { Legend, type LegendItem, type LegendProps } from './legend';
export { Panel, type PanelProps } from './panel';
export { PanelLink, type PanelLinkProps } from './panel-link';
export {
  Card,
  type CardProps,
  PanelBody,
  type PanelBodyProps,
  SectionHeading,
  type SectionHeadingProps,
} from './panel-parts';
export { PlainPanel, type PlainPanelProps } from './plain-panel';
