/** Time in ms before a control shows that its action is running: quick answers do not flicker. */
export const WORKING_AFTER_MS = 300;

/** Time in ms before the reader may give up an action. */
export const LATE_AFTER_MS = 20_000;

export interface ActionSteps<Answer = unknown> {
  /** Called after `WORKING_AFTER_MS`. */
  onWorking: () => void;
  /** Called after `LATE_AFTER_MS`. */
  onLate?: (() => void) | undefined;
  onDone: (answer: Answer) => void;
  /** @param reason - the caller's message for readers, or '' */
  onFailed: (reason: string) => void;
  /** Called if there is no answer after all, as after a callback without a promise. */
  onUnanswered: () => void;
}

// Rejection of a promise without an answer: the page around a frame cannot be asked synchronously.
export const UNANSWERED: unique symbol = /* @__PURE__ */ Symbol('unanswered');

const LONGEST_REASON = 200;

/** Errors of `fetch` and of programs, whose messages are for developers. */
const TECHNICAL = new Set([
  'TypeError',
  'SyntaxError',
  'RangeError',
  'ReferenceError',
  'EvalError',
  'URIError',
]);

const isTechnical = (error: Error): boolean =>
  TECHNICAL.has(error.name) || (typeof DOMException === 'function' && error instanceof DOMException);

/** Returns the message for readers: a rejected text, or the message of an `Error` by the caller. */
export function reasonOf(error: unknown): string {
  const text =
    typeof error === 'string' ? error : error instanceof Error && !isTechnical(error) ? error.message : '';
  const letters = Array.from(text.trim());
  return letters.length > LONGEST_REASON ? `${letters.slice(0, LONGEST_REASON).join('')}…` : letters.join('');
}

export const isPromise = <Answer>(answer: Answer | PromiseLike<Answer>): answer is PromiseLike<Answer> =>
  typeof (answer as PromiseLike<unknown> | null | undefined)?.then === 'function';

/** Reports an error thrown synchronously and returns it as a rejection. */
function answerOf<Answer>(call: () => Answer | PromiseLike<Answer>): Answer | PromiseLike<Answer> {
  try {
    return call();
  } catch (error) {
    reportFailure(error);
    return Promise.reject(error);
  }
}

/** Returns a function that ends the callbacks; undefined without a promise. */
export function startAction<Answer>(
  call: () => Answer | PromiseLike<Answer>,
  steps: ActionSteps<Answer>,
): (() => void) | undefined {
  const answer = answerOf(call);
  if (!isPromise(answer)) return undefined;
  let isWatched = true;
  const timers = [
    setTimeout(steps.onWorking, WORKING_AFTER_MS),
    setTimeout(() => steps.onLate?.(), LATE_AFTER_MS),
  ];
  const stop = () => {
    isWatched = false;
    for (const timer of timers) clearTimeout(timer);
  };
  const settle = (report: () => void) => {
    if (!isWatched) return;
    stop();
    report();
  };
  const fail = (error: unknown) =>
    error === UNANSWERED ? steps.onUnanswered() : steps.onFailed(reasonOf(error));
  answer.then(
    (value) =>
      settle(() => {
        try {
          steps.onDone(value);
        } catch (error) {
          reportFailure(error);
          fail(error);
        }
      }),
    (error: unknown) => settle(() => fail(error)),
  );
  return stop;
}

/** Longest delay of a browser's timer, 24 days: a longer one, or `Infinity`, fires at once. */
export const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Returns a delay in ms between 0 and the longest; the fallback for NaN. */
export const usableDelay = (delay: number, fallback: number): number =>
  Number.isNaN(delay) ? fallback : Math.min(Math.max(delay, 0), MAX_TIMEOUT_MS);

// jsdom has no `reportError`.
export function reportFailure(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}
