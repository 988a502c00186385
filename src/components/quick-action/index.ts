export { QuickAction, type QuickActionProps } from './quick-action';
export { QuickActions, type QuickActionsProps } from './quick-actions';
