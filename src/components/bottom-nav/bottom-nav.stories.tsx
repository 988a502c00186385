import preview from '../../../.storybook/preview';
import { RoleBottomNav } from './role-bottom-nav';

const meta = preview.meta({
  title: 'components/bottom-nav',
  component: RoleBottomNav,
  args: { role: 'traveler', currentPath: '/dashboard', fixed: false },
});

export const Default = meta.story();
