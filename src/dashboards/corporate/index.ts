export type { DashboardBaseProps, LoadingParts } from '../shared';
export { CorporateDashboard, type CorporateDashboardProps } from './corporate-dashboard';
export type { CorporateDataPart } from './corporate-data';
export type { TravelRequestActions } from './request-list';
export { CORPORATE_TABS, type CorporateTab } from './tab-names';
