export { QuickAction, type QuickActionProps, QuickActions, type QuickActionsProps } from './quick-action.js';
