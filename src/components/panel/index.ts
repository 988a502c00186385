export { type DefinitionLine, DefinitionLines, type DefinitionLinesProps } from './definition-lines.js';
export { Legend, type LegendItem, type LegendProps } from './legend.js';
export { Panel, PanelLink, type PanelLinkProps, type PanelProps } from './panel.js';
export {
  Card,
  type CardProps,
  PanelBody,
  type PanelBodyProps,
  SectionHeading,
  type SectionHeadingProps,
} from './panel-parts.js';
export { PlainPanel, type PlainPanelProps } from './plain-panel.js';
