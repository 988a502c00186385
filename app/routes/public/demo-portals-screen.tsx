import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Role } from 'tapa-ui/domain';
import { DEMO_API_PRESENT, demoLogin, refreshUser } from '../../auth';
import { wantedPath } from '../../shell/wanted-path';
import { DemoPortals } from './demo-portals/demo-portals';

export default function DemoPortalsScreen() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const open = async (role: Role) => {
    await demoLogin(role);
    if (!(await refreshUser(queryClient))) throw new Error('The sign-in has left nobody signed in');
    // Whoever has gone elsewhere meanwhile is signed in there.
    if (isShown.current) navigate(wantedPath(state));
  };
  return <DemoPortals isAvailable={DEMO_API_PRESENT} onOpen={open} />;
}
