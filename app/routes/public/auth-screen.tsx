import { type KeyboardEvent, useId, useRef, useState } from 'react';
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
import type { FormValues } from './forms/form-values';
import { RichTextView } from './rich-text';

/** Handlers of the operator's account service. A form without a handler sends nothing, and says so. */
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

// The address holds the mode, so that it survives a reload and a visit to the terms. It adds no history
// entry.
export default function AuthScreen({ onSignIn, onRegister }: AuthHandlers) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  // Number of submissions that were not sent, each of which is announced.
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
            {/* A new element for a new text, because browsers' translation replaces the text nodes. */}
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
          {/* Changed entries are unchecked, so the notice goes away. */}
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={segmentId(panelId, mode)}
            onInput={() => setNotSent(0)}
          >
            {isRegistration ? <RegistrationForm onValid={send} /> : <SignInForm onValid={send} />}
            {/* The key makes screen readers announce the same text again. */}
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
      {/* Forced colors would leave holes in the picture. */}
      <div className="relative isolate grid content-end overflow-clip bg-deep p-14 text-on-deep forced-color-adjust-none max-lg:hidden">
        <Drawing draw={drawArt} viewBox="0 0 720 820" className="-z-1" />
        <p className="max-w-[17ch] font-display text-title-page text-balance forced-color-adjust-auto">
          {AUTH_INVITATION}
        </p>
      </div>
    </div>
  );
}

interface Segment<Value extends string> {
  value: Value;
  label: string;
}

interface SegmentsProps<Value extends string> {
  label: string;
  segments: readonly [Segment<Value>, Segment<Value>];
  value: Value;
  panelId: string;
  onChange: (value: Value) => void;
}

const segmentId = (panelId: string, value: string): string => `${panelId}-${value}`;

/** Two segments with the keyboard of tabs: one tab stop, arrow keys inside. */
export function Segments<Value extends string>({
  label,
  segments,
  value,
  panelId,
  onChange,
}: SegmentsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Leaves shortcuts to the browser: Alt and Left go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [first, second] = segments;
    const other = value === first.value ? second : first;
    const targets: Partial<Record<string, Segment<Value>>> = {
      ArrowRight: other,
      ArrowLeft: other,
      Home: first,
      End: second,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(segmentId(panelId, target.value))}`)?.focus();
  };
  return (
    <div
      className="grid auto-cols-[1fr] grid-flow-col gap-1 rounded-card bg-surface-sunken p-1 shadow-[inset_0_0_0_1px_var(--tapa-color-border)]"
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      ref={list}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          id={segmentId(panelId, segment.value)}
          type="button"
          role="tab"
          className="min-h-10 cursor-pointer rounded-control px-2 text-center font-semibold text-muted hover:text-ink aria-selected:bg-surface-raised aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--tapa-color-border),var(--tapa-shadow-1)] touch:min-h-11 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]"
          aria-selected={segment.value === value}
          aria-controls={panelId}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
