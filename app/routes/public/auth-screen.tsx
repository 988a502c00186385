import '../../styles/forms.css';
import '../../styles/auth.css';
import { useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ChevronRight } from 'tapa-ui/icons';
import {
  AUTH_INVITATION,
  AUTH_NOT_CONNECTED,
  AUTH_NOTHING_SENT,
  page,
  REGISTRATION,
} from '../../content/pages/auth';
import { usePageMeta } from '../../layout/page-meta';
import { useRouteFocus } from '../../layout/route-focus';
import { RouterLink } from '../../layout/router-link';
import { AuthArt } from './auth/auth-art';
import { type AuthHandler, RegistrationForm, SignInForm } from './auth/auth-forms';
import { Segments, segmentId } from './auth/segments';
import type { FormValues } from './forms/use-form';
import { RichTextView } from './rich-text';

/** How the operator connects an account service. A form without its handler sends nothing and says so. */
export interface AuthHandlers {
  /** Receives `email`, `password` and `remember` ('on' or missing). */
  onSignIn?: AuthHandler;
  /** Receives `firstName`, `lastName`, `email`, `password` and `accept` ('on'). */
  onRegister?: AuthHandler;
}

const MODES = [
  { value: 'sign-in', label: 'Sign in' },
  { value: 'register', label: 'Create account' },
] as const;

type Mode = (typeof MODES)[number]['value'];

const MODE_PARAM = 'mode';
const REGISTER: Mode = 'register';

/**
 * Sign-in and registration, `/auth?mode=register`. The choice is in the address, so that it survives a reload and a look
 * at the terms; it is no step to go back by.
 */
export default function AuthScreen({ onSignIn, onRegister }: AuthHandlers) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  // How often the form was filled in, to be told each time that nothing was sent.
  const [notSent, setNotSent] = useState(0);
  const panelId = useId();
  const isRegistration = search.get(MODE_PARAM) === REGISTER;
  const mode: Mode = isRegistration ? REGISTER : 'sign-in';
  const { h1, lede } = isRegistration ? REGISTRATION : page;
  const handler = isRegistration ? onRegister : onSignIn;
  usePageMeta({
    title: isRegistration ? REGISTRATION.title : page.title,
    description: page.description,
  });
  useRouteFocus();

  const choose = (next: Mode) => {
    setNotSent(0);
    const address = new URLSearchParams(search);
    if (next === REGISTER) address.set(MODE_PARAM, next);
    else address.delete(MODE_PARAM);
    setSearch(address, { replace: true, state });
  };
  const send: AuthHandler = async (values: FormValues) => {
    if (handler) return handler(values);
    setNotSent((times) => times + 1);
    return undefined;
  };
  return (
    <div className="app-auth">
      <div className="app-auth-form">
        <div className="app-auth-column">
          <div>
            <h1 className="app-title" tabIndex={-1}>
              {h1}
            </h1>
            {/* Another element for another text: a browser that translates has replaced what was in this one. */}
            <p key={mode} className="app-auth-lede">
              <RichTextView text={lede} />
            </p>
          </div>
          <Segments
            label="Sign in or create account"
            segments={MODES}
            value={mode}
            panelId={panelId}
            onChange={choose}
          />
          <div id={panelId} role="tabpanel" aria-labelledby={segmentId(panelId, mode)}>
            {isRegistration ? <RegistrationForm onValid={send} /> : <SignInForm onValid={send} />}
            {/* By a key, so that the same words are said again. */}
            <div role="status">
              {notSent ? (
                <p key={notSent} className="app-form-result">
                  {AUTH_NOT_CONNECTED}
                </p>
              ) : null}
            </div>
          </div>
          <div className="app-auth-foot">
            <p className="app-muted">
              Only looking?{' '}
              <RouterLink className="app-more" href="/demo-portals" state={state}>
                Open a demo portal
                <ChevronRight className="app-icon-16 app-icon-directional" aria-hidden="true" />
              </RouterLink>
            </p>
            {handler ? null : <p className="app-form-note">{AUTH_NOTHING_SENT}</p>}
          </div>
        </div>
      </div>
      <div className="app-auth-art">
        <AuthArt />
        <p className="app-auth-invitation">{AUTH_INVITATION}</p>
      </div>
    </div>
  );
}
