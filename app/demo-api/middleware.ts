import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { createDemoHandlers } from './handlers';
import { answerLab } from './lab-routes';
import { BodyTooLargeError, toRequest, writeResponse } from './node-http';
import { refuse } from './route';
import type { DemoWorld } from './world';

/** A middleware as Connect and Vite take it. */
export type ConnectMiddleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const OURS = /^\/(?:api|__demo)(?:\/|\?|$)/;

/** Serves the demo API over real HTTP; everything outside of `/api/` and `/__demo/` is passed on. */
export function createDemoMiddleware(world: DemoWorld): ConnectMiddleware {
  const handlers = createDemoHandlers({ world });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<Response> {
    try {
      const request = await toRequest(req, res);
      const response = (await answerLab(world, request)) ?? (await getResponse(handlers, request));
      return response ?? refuse(404, 'No such call');
    } catch (error) {
      if (error instanceof BodyTooLargeError) return refuse(413, 'Body too large');
      throw error;
    }
  }

  return (req, res, next) => {
    if (!OURS.test(req.url ?? '')) {
      next();
      return;
    }
    answer(req, res)
      .then((response) => writeResponse(response, res))
      .catch((error: unknown) => {
        // A caller that goes away while its body is read is no failure of ours.
        if (!res.destroyed) next(error);
      });
  };
}
