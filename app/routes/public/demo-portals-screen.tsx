import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Role } from 'tapa-ui/domain';
import { DEMO_API_PRESENT, demoLogin, refreshUser } from '../../auth';
import { DemoPortals } from './demo-portals/demo-portals';

export default function DemoPortalsScreen() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const open = async (role: Role) => {
    await demoLogin(role);
    await refreshUser(queryClient);
    navigate('/dashboard');
  };
  return <DemoPortals isAvailable={DEMO_API_PRESENT} onOpen={open} />;
}
