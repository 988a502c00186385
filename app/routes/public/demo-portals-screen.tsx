import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import type { Role } from 'tapa-ui/domain';
import { CircleAlert } from 'tapa-ui/icons';
import { api } from '../../api/client';
import { refreshUser } from '../../api/queries/user-cache';
import { DEMO_LOGIN_FAILED, DEMO_PORTALS, NO_DEMO_API, page } from '../../content/pages/demo-portals';
import { IconChip, PanelTitle } from '../../layout/parts';
import { wantedPath } from '../../shell/guards';
import { ContentPage } from './content-page';
import { Notice } from './sections';

// False in a production build, where the bundler removes all code that depends on it (server/demo-api.ts).
export const DEMO_API_PRESENT: boolean = import.meta.env.VITE_DEMO_API === 'true';

export async function demoLogin(role: string): Promise<void> {
  await api.write('POST', '/api/demo-login', { role });
}

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
    // A visitor who has left the page meanwhile stays where they are.
    if (isShown.current) navigate(wantedPath(state));
  };
  return <DemoPortals isAvailable={DEMO_API_PRESENT} onOpen={open} />;
}

export interface DemoPortalsProps {
  isAvailable: boolean;
  onOpen: (role: Role) => Promise<void>;
}

export function DemoPortals({ isAvailable, onOpen }: DemoPortalsProps) {
  const [opening, setOpening] = useState<Role>();
  const [hasFailed, setFailed] = useState(false);
  const open = async (role: Role) => {
    // A second sign-in would race the first for the session.
    if (opening) return;
    setOpening(role);
    setFailed(false);
    try {
      await onOpen(role);
    } catch {
      setFailed(true); // The API client has reported the error.
    } finally {
      setOpening(undefined);
    }
  };
  return (
    <ContentPage page={page}>
      {isAvailable ? null : (
        <Notice
          section={{ kind: 'notice', id: 'no-demo', heading: 'Not available here', text: NO_DEMO_API }}
        />
      )}
      <div role="alert">
        {hasFailed ? (
          <p className="mb-6 flex items-center gap-3 rounded-card border border-danger-border bg-danger-soft px-5 py-4 text-danger-text">
            <CircleAlert className="icon-20 stroke-[1.75]" aria-hidden="true" />
            {DEMO_LOGIN_FAILED}
          </p>
        ) : null}
      </div>
      <ul role="list" className="mb-12 rounded-panel border bg-surface" aria-label="Demo accounts">
        {DEMO_PORTALS.map(({ role, icon, name, text }) => (
          <li key={role} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 not-first:border-t">
            <IconChip icon={icon} />
            <div className="min-w-0 flex-[1_1_calc(9.5*var(--tapa-rem,1rem))]">
              <PanelTitle as="h2">{name}</PanelTitle>
              <p className="text-muted">{text}</p>
            </div>
            {isAvailable ? (
              <Button
                aria-label={`Open the demo portal: ${name}`}
                aria-busy={opening === role}
                onClick={() => open(role)}
              >
                {opening === role ? 'Opening...' : 'Open'}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </ContentPage>
  );
}
