'use client';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { decisionMessages } from '../../i18n/compiled/en/decision.js';
import { requestMessages } from '../../i18n/compiled/en/request.js';
import { whyMessages } from '../../i18n/compiled/en/why.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { whenEscaped } from '../../lib/events.js';
import { controlBox, toggleColors } from '../../lib/fields.js';
import { Button } from '../button/index.js';
import type { DeclineReason } from '../request-actions/index.js';

interface WhyLineProps {
  subject: 'request' | 'application';
  /** 'Reason for Ana Vuki'. */
  title: string;
  noteLabel: string;
  of: string;
  onDecline: (why: DeclineReason) => void;
  onCancel: () => void;
  className?: string | undefined;
}

const reasonsFor = (t: typeof whyMessages, subject: WhyLineProps['subject']): readonly string[] =>
  subject === 'request'
    ? [t['why.request.over-budget'], t['why.request.wrong-dates'], t['why.request.not-needed']]
    : [t['why.application.experience'], t['why.application.expertise'], t['why.application.full']];

/** Asks for the reason of a decline: one of three, a note, or both. */
export function WhyLine({ subject, title, noteLabel, of, onDecline, onCancel, className }: WhyLineProps) {
  const t = useMessages(whyMessages);
  const decisionText = useMessages(decisionMessages);
  const requests = useMessages(requestMessages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => form.current?.querySelector('button')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = { reason, note: note.trim() };
    if (why.reason || why.note) {
      onDecline(why);
      return;
    }
    setMissing(true);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      data-slot="request-why"
      aria-labelledby={`${id}title`}
      className={cx('t:flex t:min-w-0 t:basis-full t:flex-wrap t:items-center t:gap-2', className)}
      ref={form}
      onSubmit={submit}
      onKeyDown={whenEscaped(onCancel)}
      noValidate
    >
      <span id={`${id}title`} className="t:text-label t:font-semibold t:text-muted t:wrap-anywhere">
        {title}
      </span>
      {reasonsFor(t, subject).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === reason}
          className={cx(
            't:min-h-button-height-sm t:touch:min-h-touch-target t:rounded-control t:px-3 t:text-label t:transition-toggle',
            toggleColors({ pressed: each === reason }),
          )}
          onClick={() => {
            setReason(each === reason ? '' : each);
            setMissing(false);
          }}
        >
          {each}
        </button>
      ))}
      <label className="t:flex t:min-w-0 t:grow t:basis-rem-16.25 t:flex-wrap t:items-center t:gap-x-2 t:gap-y-1 t:text-label t:text-muted">
        <span className="t:wrap-anywhere">{noteLabel}</span>
        <input
          value={note}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}missing` : undefined}
          className={cx(controlBox({ size: 'sm', invalid: isMissing }), 't:grow t:basis-rem-10')}
          onChange={(event) => {
            setNote(event.target.value);
            setMissing(false);
          }}
        />
      </label>
      <span className="t:ms-auto t:flex t:gap-1 t:@max-phone:basis-full t:@max-phone:*:flex-1">
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {decisionText['decision.cancel']}
        </Button>
        <Button size="sm" variant="primary" type="submit" aria-label={requests['request.decline-of']({ of })}>
          {requests['request.decline']}
        </Button>
      </span>
      <span
        role="alert"
        id={`${id}missing`}
        className="t:basis-full t:text-label t:text-danger-text t:empty:hidden"
      >
        {isMissing ? t['why.missing'] : ''}
      </span>
    </form>
  );
}
