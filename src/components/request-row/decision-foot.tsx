'use client';
import { whyMessages } from '../../i18n/compiled/en/actions.js';
import { useMessages } from '../../i18n/use-messages.js';
import {
  type DecisionCallbacks,
  type DecisionRow,
  RequestActions,
  type RequestActionsProps,
  type RequestDecision,
  useRequestDecision,
} from '../request-actions/index.js';
import { WhyLine } from './why-line.js';

interface DecisionWhyProps {
  request: RequestDecision;
  subject: RequestActionsProps['subject'];
  name: string;
  of: string;
  className?: string | undefined;
}

/** Asks why one row is declined. */
export function DecisionWhy({ request, name, ...rest }: DecisionWhyProps) {
  const t = useMessages(whyMessages);
  return (
    <WhyLine
      title={t['why.title']({ name })}
      noteLabel={t['why.note-to']({ name })}
      onDecline={request.declineWith}
      onCancel={request.stopAsking}
      {...rest}
    />
  );
}

interface DecisionFootProps
  extends Pick<RequestActionsProps, 'subject' | 'status'>,
    Pick<DecisionCallbacks, 'onApprove' | 'onDecline' | 'askWhy'> {
  name: string;
  of?: string | undefined;
  decidable?: DecisionRow | undefined;
}

/** The buttons of a row, where its sheet has them too. */
export function DecisionFoot({ subject, status, name, of = name, ...row }: DecisionFootProps) {
  const request = useRequestDecision({ subject, status, name, of, ...row });
  const { onApprove, onDecline } = row;
  const callbacks = { onApprove, onDecline };
  return request.isAsking ? (
    <DecisionWhy request={request} subject={subject} name={name} of={of} />
  ) : (
    <RequestActions
      {...callbacks}
      subject={subject}
      status={status}
      of={of}
      decision={request}
      className="t:w-full"
    />
  );
}
