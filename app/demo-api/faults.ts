import * as v from 'valibot';
import { BoundedMap } from './bounded-map';

const common = {
  /** 'GET /api/bookings' (without query), or '*' for every call. */
  call: v.string(),
  /** How many calls it hits before it is over; without it, all. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

/** What can go wrong with a call. */
export const faultSchema = v.variant('kind', [
  v.object({ ...common, kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)) }),
  v.object({ ...common, kind: v.literal('hang') }),
  v.object({
    ...common,
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    body: v.optional(v.string()),
  }),
  v.object({ ...common, kind: v.literal('html') }),
  v.object({ ...common, kind: v.literal('truncated') }),
  v.object({ ...common, kind: v.literal('wrong-types') }),
  v.object({ ...common, kind: v.literal('empty') }),
  v.object({ ...common, kind: v.literal('network') }),
]);

/** A fault: which call, what goes wrong, how often. */
export type Fault = v.InferOutput<typeof faultSchema>;

const MAX_LABS = 200;

/** Faults that are switched on, kept apart for each lab (a test, a browser). */
export class FaultLab {
  readonly #labs = new BoundedMap<{ fault: Fault; left: number }[]>(MAX_LABS);

  /** Replaces the faults of a lab. */
  set(lab: string, faults: readonly Fault[]): void {
    this.#labs.set(
      lab,
      faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })),
    );
  }

  /** The fault that hits this call, if any; counts it. */
  take(lab: string, call: string): Fault | undefined {
    const hit = this.#labs
      .get(lab)
      ?.find(({ fault, left }) => left > 0 && (fault.call === '*' || fault.call === call));
    if (hit === undefined) return undefined;
    hit.left -= 1;
    return hit.fault;
  }
}
