import type { Decorator } from '@storybook/react-vite';
import { RoleBottomNav } from '../src/components/bottom-nav';

/** Puts a role's bottom navigation under a dashboard, as the app does: it shows below 768 px only. */
export const withBottomNav = (userRole: string): Decorator => {
  const props = { role: userRole, currentPath: '/dashboard' };
  return (Story) => (
    <>
      <Story />
      <RoleBottomNav {...props} />
    </>
  );
};
