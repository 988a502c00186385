import { BoundedMap } from './bounded-map';

/** A call that reached the demo API. */
export interface RecordedCall {
  method: string;
  /** Path with query. */
  path: string;
  /** Parsed JSON; the text where it is none; `null` where there was no body. */
  body: unknown;
  /** Role of the signed-in user; `null` without one. */
  role: string | null;
  /** Status of the answer; 0 when the connection was cut, `null` while there is none. */
  status: number | null;
  /** ISO 8601. */
  at: string;
}

const MAX_LABS = 200;
/** Calls kept of a lab; the oldest are forgotten first. */
export const MAX_CALLS = 2000;

/** What was called, kept apart for each lab (a test, a browser). */
export class CallLog {
  readonly #labs = new BoundedMap<RecordedCall[]>(MAX_LABS);

  /** Notes a call; its status is filled in when it is answered. */
  record(lab: string, call: RecordedCall): void {
    const calls = this.#labs.get(lab) ?? [];
    calls.push(call);
    if (calls.length > MAX_CALLS) calls.shift();
    this.#labs.set(lab, calls);
  }

  of(lab: string): readonly RecordedCall[] {
    return this.#labs.get(lab) ?? [];
  }

  clear(lab: string): void {
    this.#labs.delete(lab);
  }
}
