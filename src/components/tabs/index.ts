export { type Tab, TabList, type TabListProps } from './tab-list';
export { TabPanel, type TabPanelProps } from './tab-panel';
export { Tabs, type TabsProps } from './tabs';
