export { Card, type CardProps } from './card';
export { type DefinitionLine, DefinitionLines, type DefinitionLinesProps } from './definition-lines';
export { Legend, type LegendItem, type LegendProps } from './legend';
export { Panel, type PanelProps } from './panel';
export { PanelBody, type PanelBodyProps } from './panel-body';
export { PanelLink, type PanelLinkProps } from './panel-link';
export { PlainPanel, type PlainPanelProps } from './plain-panel';
export { SectionHeading, type SectionHeadingProps } from './section-heading';
