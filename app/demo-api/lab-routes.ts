import * as v from 'valibot';
import { faultSchema } from './faults';
import { noContent, refuse } from './route';
import { type DemoWorld, labOf } from './world';

/** Where tests steer the demo server; no part of the demo API itself. */
export const LAB_PATHS = { faults: '/__demo/faults', calls: '/__demo/calls' } as const;

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}

async function setFaults(world: DemoWorld, lab: string, request: Request): Promise<Response> {
  const result = v.safeParse(v.array(faultSchema), await readJson(request));
  if (!result.success) return refuse(400, v.summarize(result.issues));
  world.faults.set(lab, result.output);
  return noContent();
}

/**
 * Answers the lab's calls; `undefined` for all others. PUT /__demo/faults replaces the lab's faults by a JSON
 * array, GET /__demo/calls answers what was called, DELETE on either forgets.
 */
export async function answerLab(world: DemoWorld, request: Request): Promise<Response | undefined> {
  const lab = labOf(request.headers);
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case `PUT ${LAB_PATHS.faults}`:
      return setFaults(world, lab, request);
    case `DELETE ${LAB_PATHS.faults}`:
      world.faults.set(lab, []);
      return noContent();
    case `GET ${LAB_PATHS.calls}`:
      return Response.json(world.calls.of(lab));
    case `DELETE ${LAB_PATHS.calls}`:
      world.calls.clear(lab);
      return noContent();
    default:
      return undefined;
  }
}
