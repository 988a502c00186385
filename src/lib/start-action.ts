/** How long an action may take, in ms, before its control says that it works: quick answers do not flicker. */
export const WORKING_AFTER_MS = 300;

/** How long an answer may take, in ms, before the reader may give it up. */
export const LATE_AFTER_MS = 20_000;

export interface ActionSteps<Answer = unknown> {
  /** It takes longer than `WORKING_AFTER_MS`. */
  onWorking: () => void;
  /** It takes longer than `LATE_AFTER_MS`. */
  onLate?: (() => void) | undefined;
  onDone: (answer: Answer) => void;
  /** @param reason - what the caller says went wrong; '' where it says nothing for readers */
  onFailed: (reason: string) => void;
  /** Nobody answers after all: as after a callback without a promise. */
  onUnanswered: () => void;
}

// Rejects where only later it is known that nobody answers: a page around a frame cannot be asked at once.
export const UNANSWERED: unique symbol = /* @__PURE__ */ Symbol('unanswered');

const LONGEST_REASON = 200;

/** Errors of the platform, as `fetch` has them, and of programs: what they say is for developers. */
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

/** Returns a rejection's reason for readers: a text, or the message of an `Error` that the caller made. */
export function reasonOf(error: unknown): string {
  const text =
    typeof error === 'string' ? error : error instanceof Error && !isTechnical(error) ? error.message : '';
  const letters = Array.from(text.trim());
  return letters.length > LONGEST_REASON ? `${letters.slice(0, LONGEST_REASON).join('')}…` : letters.join('');
}

export const isPromise = <Answer>(answer: Answer | PromiseLike<Answer>): answer is PromiseLike<Answer> =>
  typeof (answer as PromiseLike<unknown> | null | undefined)?.then === 'function';

/** Returns what a callback answers; what it throws at once is reported, and as good as a promise that is rejected. */
function answerOf<Answer>(call: () => Answer | PromiseLike<Answer>): Answer | PromiseLike<Answer> {
  try {
    return call();
  } catch (error) {
    reportFailure(error);
    return Promise.reject(error);
  }
}

/** Returns what stops telling how a promise goes; `undefined` where there is none. */
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
  const settle = (tell: () => void) => {
    if (!isWatched) return;
    stop();
    tell();
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

/** The longest time that a browser can wait, 24 days: after a longer one, `Infinity` too, timers go off at once. */
export const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** A caller's delay in ms as timers can take it. NaN is the fallback, and less than 0 is none. */
export const usableDelay = (delay: number, fallback: number): number =>
  Number.isNaN(delay) ? fallback : Math.min(Math.max(delay, 0), MAX_TIMEOUT_MS);

// Reports an error that nobody waits for, as the browser does an uncaught one; jsdom has no `reportError`.
export function reportFailure(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}
