export { type DefinitionLine, DefinitionLines, type DefinitionLinesProps } from './definition-lines';
export { Legend, type LegendItem, type LegendProps } from './legend';
export { Panel, type PanelProps } from './panel';
export {
  Card,
  type CardProps,
  PanelBody,
  type PanelBodyProps,
  PanelLink,
  type PanelLinkProps,
  SectionHeading,
  type SectionHeadingProps,
} from './panel-parts';
export { PlainPanel, type PlainPanelProps } from './plain-panel';
