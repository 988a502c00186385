/** Sends one body. Rejects if it could not be sent, or if the signal aborts. */
export type Send = (body: string, signal: AbortSignal) => Promise<unknown>;

const MAX_IN_FLIGHT = 2;
/** Limit of queued bodies, beyond which new ones are dropped. */
const MAX_WAITING = 10;
const TIMEOUT_MS = 10_000;

export interface SendQueue {
  /** Queues a body. Never throws or blocks. */
  push(body: string): void;
  /** Drops queued bodies. Those in flight are not aborted. */
  clear(): void;
}

export const postJson = (body: string): RequestInit => ({
  method: 'POST',
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
  body,
});

// A browser opens some six connections to a host. A hanging endpoint must not block other calls.
export function createSendQueue(send: Send, onLost: (reason: unknown) => void): SendQueue {
  const waiting: string[] = [];
  let inFlight = 0;

  async function next(): Promise<void> {
    if (inFlight >= MAX_IN_FLIGHT) return;
    const body = waiting.shift();
    if (body === undefined) return;
    inFlight += 1;
    try {
      await send(body, AbortSignal.timeout(TIMEOUT_MS));
    } catch (reason) {
      onLost(reason);
    }
    inFlight -= 1;
    void next();
  }

  return {
    push(body) {
      if (waiting.length >= MAX_WAITING) {
        onLost(new Error('Too many bodies are waiting'));
        return;
      }
      waiting.push(body);
      void next();
    },
    clear() {
      waiting.length = 0;
    },
  };
}
