import { UNANSWERED } from '../../lib/start-action.js';
import type { DashboardAction } from '../element/events.js';
import type { AnswerMessage, CallDetail, CallMessage } from './calls.js';

/** How long the page may take to answer, in milliseconds: what never settles must not keep a button for ever. */
export const ANSWER_TIMEOUT = 60_000;

/** Calls of the frame that the page has not answered yet. */
export interface WaitingCalls {
  /**
   * Asks the page.
   *
   * @param tooLate - what is said where it does not answer in time
   * @returns kept or rejected as the page's answer is; rejected with `UNANSWERED` where nobody there answers
   */
  readonly ask: (action: DashboardAction, detail: CallDetail, tooLate: string) => Promise<void>;
  /** Takes an answer. One to no call, and any but the first to one, is nothing. */
  readonly take: (answer: AnswerMessage) => void;
}

/** A name that nobody can guess. Not `randomUUID`, which pages without TLS lack. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param send - hands a call to the page */
export function createWaitingCalls(send: (message: CallMessage) => void): WaitingCalls {
  const waiting = new Map<
    string,
    (answer: Omit<AnswerMessage, 'tapa' | 'call'> & { reason?: string | undefined }) => void
  >();
  return {
    ask: (action, detail, tooLate) =>
      new Promise((keep, reject) => {
        const call = newName();
        const timer = setTimeout(() => end({ outcome: 'rejected', reason: tooLate }), ANSWER_TIMEOUT);
        const end: Parameters<typeof waiting.set>[1] = ({ outcome, reason }) => {
          clearTimeout(timer);
          waiting.delete(call);
          if (outcome === 'kept') keep();
          else reject(outcome === 'unanswered' ? UNANSWERED : reason);
        };
        waiting.set(call, end);
        send({ tapa: 'call', call, action, ...detail } as CallMessage);
      }),
    take: ({ call, ...answer }) => waiting.get(call)?.(answer),
  };
}
