import { useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import drawArt from '../../content/art/compiled/auth';
import {
  AUTH_INVITATION,
  AUTH_NOT_CONNECTED,
  AUTH_NOTHING_SENT,
  page,
  REGISTRATION,
} from '../../content/pages/auth';
import { usePageMeta } from '../../layout/page-meta';
import { Drawing, MoreLink, Onward } from '../../layout/parts';
import { useRouteFocus } from '../../layout/route-focus';
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
    <div className="grid lg:grid-cols-2" data-fills="">
      <div className="grid content-center justify-center px-4 pt-10 pb-16">
        <div className="grid w-[min(400px,calc(100vw-32px))] gap-6">
          <div>
            <h1 className="font-display text-title-page text-balance wrap-anywhere" tabIndex={-1}>
              {h1}
            </h1>
            {/* Another element for another text: a browser that translates has replaced what was in this one. */}
            <p key={mode} className="mt-1 text-item text-muted">
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
                <p
                  key={notSent}
                  className="mt-5 grid justify-items-start gap-3 rounded-card border border-brand-soft-border bg-brand-soft p-4 leading-[1.5715]"
                >
                  {AUTH_NOT_CONNECTED}
                </p>
              ) : null}
            </div>
          </div>
          <div className="grid gap-2">
            <p className="text-muted">
              Only looking?{' '}
              <MoreLink href="/demo-portals" state={state}>
                Open a demo portal
                <Onward />
              </MoreLink>
            </p>
            {handler ? null : <p className="text-label text-muted">{AUTH_NOTHING_SENT}</p>}
          </div>
        </div>
      </div>
      {/* A picture: forced colors would leave holes in it. */}
      <div className="relative isolate grid content-end overflow-clip bg-deep p-14 text-on-deep forced-color-adjust-none max-lg:hidden">
        <Drawing draw={drawArt} viewBox="0 0 720 820" className="-z-1" />
        <p className="max-w-[17ch] font-display text-title-page text-balance forced-color-adjust-auto">
          {AUTH_INVITATION}
        </p>
      </div>
    </div>
  );
}
