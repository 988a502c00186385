'use client';
import { whyMessages } from '../../i18n/compiled/en/why.js';
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

/** Renders the decision buttons of a row in its sheet. */
export function DecisionFoot(props: DecisionFootProps) {
  const { subject, status, name, of = name } = props;
  const request = useRequestDecision({ ...props, of });
  return request.isAsking ? (
    <DecisionWhy request={request} subject={subject} name={name} of={of} />
  ) : (
    <RequestActions subject={subject} status={status} of={of} decision={request} className="t:w-full" />
  );
}
