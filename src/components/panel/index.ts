export { Panel, PanelLink, type PanelLinkProps, type PanelProps } from './panel.js';
export {
  type DefinitionLine,
  DefinitionLines,
  type DefinitionLinesProps,
  Legend,
  type LegendItem,
  type LegendProps,
} from './panel-lists.js';
export {
  Card,
  type CardProps,
  PanelBody,
  type PanelBodyProps,
  SectionHeading,
  type SectionHeadingProps,
} from './panel-parts.js';
export { PlainPanel, type PlainPanelProps } from './plain-panel.js';
