import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';

/** The built widgets: `npm run build`. */
export const DIST = fileURLToPath(new URL('../../../dist/embed', import.meta.url));

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
};

interface Answer {
  body: string;
  status?: number;
  headers?: Record<string, string>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A partner's site over HTTP. Besides files that tests add, it serves the built widgets under /embed/. */
export interface Site {
  url: string;
  /** Sets the answer for a path; a function handles the request. */
  put: (path: string, answer: string | Answer | Handler) => void;
  /** Requested paths, in order. */
  asked: string[];
}

interface Fixtures {
  site: Site;
  /** Errors that pages threw or logged. A test fails if any are left at its end. */
  pageErrors: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  site: async ({}, use) => {
    const answers = new Map<string, string | Answer | Handler>();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      asked.push(path);
      // Like static file servers: a query changes nothing.
      const [file = '/'] = path.split('?');
      const answer = answers.get(path) ?? built(file);
      if (typeof answer === 'function') {
        answer(request, response);
        return;
      }
      const { body, status = 200, headers = {} } = typeof answer === 'string' ? { body: answer } : answer;
      const type = TYPES[file.split('.').at(-1) ?? ''] ?? TYPES.html;
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, put: (path, answer) => answers.set(path, answer), asked });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console.error: ${message.text()}`);
      });
      await use(errors);
      expect(errors, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function built(path: string): Answer {
  if (!path.startsWith('/embed/')) return { status: 404, body: 'Not found' };
  try {
    return { body: readFileSync(`${DIST}/${path.slice('/embed/'.length)}`, 'utf8') };
  } catch {
    return { status: 404, body: 'Not found' };
  }
}

export function fileOf(name: string): string {
  const manifest = JSON.parse(readFileSync(`${DIST}/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const file = manifest[name]?.file;
  if (file === undefined) throw new Error(`No '${name}' in dist/embed/: run npm run build.`);
  return `/embed/${file}`;
}

export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Removes the browser's own messages about failed requests from the list. */
export function forgive(errors: string[], expected: RegExp): void {
  errors.splice(0, errors.length, ...errors.filter((error) => !expected.test(error)));
}
