export { CorporateDashboard, type CorporateDashboardProps } from './corporate-dashboard';
export type { CorporateActions, CorporateDataPart } from './corporate-data';
export { CORPORATE_TABS, type CorporateTab } from './tab-names';
