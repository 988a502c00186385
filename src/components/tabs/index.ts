export { type Tab, TabList, type TabListProps } from './tab-list.js';
export { TabPanel, type TabPanelProps } from './tab-panel.js';
export { Tabs, type TabsProps } from './tabs.js';
