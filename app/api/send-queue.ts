/** Sends one body. Rejects or throws when it could not be sent. */
export type Send = (body: string, signal: AbortSignal) => Promise<unknown>;

/** Options of {@link createSendQueue}. */
export interface SendQueueOptions {
  send: Send;
  /** Called with the reason when a body is lost. Must not throw. */
  onLost: (reason: unknown) => void;
  /** How many bodies may be sent at once. @default 2 */
  maxInFlight?: number;
  /** How many may wait; further ones are dropped. @default 10 */
  maxWaiting?: number;
  /** After how many milliseconds an unanswered body is given up. @default 10000 */
  timeoutMs?: number;
}

/** A queue in front of an endpoint whose answer does not matter. */
export interface SendQueue {
  /** Takes a body; never throws, never blocks. */
  push(body: string): void;
  /** Drops what waits. What is on its way is not called back. */
  clear(): void;
}

/**
 * A queue for fire-and-forget bodies. A browser opens about six connections to a host: without a bound, an
 * endpoint that hangs would take them all and starve the calls that matter.
 */
export function createSendQueue(options: SendQueueOptions): SendQueue {
  const { send, onLost, maxInFlight = 2, maxWaiting = 10, timeoutMs = 10_000 } = options;
  const waiting: string[] = [];
  let inFlight = 0;

  async function sendOne(body: string): Promise<void> {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        abort.abort();
        reject(new Error(`No answer within ${timeoutMs} ms`));
      }, timeoutMs);
    });
    try {
      await Promise.race([send(body, abort.signal), timeout]);
    } catch (reason) {
      onLost(reason);
    } finally {
      clearTimeout(timer);
    }
  }

  function next(): void {
    if (inFlight >= maxInFlight) return;
    const body = waiting.shift();
    if (body === undefined) return;
    inFlight += 1;
    void sendOne(body).finally(() => {
      inFlight -= 1;
      next();
    });
  }

  return {
    push(body) {
      if (waiting.length >= maxWaiting) {
        onLost(new Error('Too many bodies are waiting'));
        return;
      }
      waiting.push(body);
      next();
    },
    clear() {
      waiting.length = 0;
    },
  };
}
