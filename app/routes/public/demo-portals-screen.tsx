import '../../styles/demo-portals.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import type { Role } from 'tapa-ui/domain';
import { CircleAlert } from 'tapa-ui/icons';
import { DEMO_API_PRESENT, demoLogin, refreshUser } from '../../auth';
import { DEMO_LOGIN_FAILED, DEMO_PORTALS, NO_DEMO_API, page } from '../../content/pages/demo-portals';
import { wantedPath } from '../../shell/wanted-path';
import { ContentIconPicture } from './content-icon';
import { ContentPage } from './content-page';
import { Notice } from './sections';

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
    // A visitor who has gone elsewhere meanwhile is signed in there.
    if (isShown.current) navigate(wantedPath(state));
  };
  return <DemoPortals isAvailable={DEMO_API_PRESENT} onOpen={open} />;
}

export interface DemoPortalsProps {
  /** True where a demo API is there to sign in to. */
  isAvailable: boolean;
  /** Signs in to the demo account of a role and goes on to its dashboard. */
  onOpen: (role: Role) => Promise<void>;
}

/** A demo account for each role. */
export function DemoPortals({ isAvailable, onOpen }: DemoPortalsProps) {
  const [opening, setOpening] = useState<Role>();
  const [hasFailed, setFailed] = useState(false);
  // One sign-in at a time: a second press would race the first for the session.
  const isBusy = useRef(false);
  const open = async (role: Role) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOpening(role);
    setFailed(false);
    try {
      await onOpen(role);
    } catch {
      setFailed(true); // The API client has reported what went wrong.
    } finally {
      isBusy.current = false;
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
          <p className="app-demo-error">
            <CircleAlert className="app-icon" aria-hidden="true" />
            {DEMO_LOGIN_FAILED}
          </p>
        ) : null}
      </div>
      <ul className="app-portals" aria-label="Demo accounts">
        {DEMO_PORTALS.map(({ role, icon, name, text }) => (
          <li key={role} className="app-portal">
            <span className="app-chip">
              <ContentIconPicture icon={icon} />
            </span>
            <div className="app-portal-text">
              <h2 className="app-panel-title">{name}</h2>
              <p className="app-muted">{text}</p>
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
