export {
  Panel,
  PanelLink,
  type PanelLinkProps,
  type PanelProps,
  PlainPanel,
  type PlainPanelProps,
} from './panel.js';
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
