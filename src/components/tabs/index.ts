export { type Tab, TabList, type TabListProps } from './tab-list.js';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './tabs.js';
