import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { createFaultLabClient, type FaultLabClient } from '../../src/testing/demo-api/fault-lab';
import type { DemoRole } from '../../src/testing/demo-api/fixtures/users';
import { FAULT_LAB_COOKIE } from '../../src/testing/demo-api/mock-server';

interface AppFixtures {
  /** Sets faults and reads calls of the demo API for this test alone. */
  lab: FaultLabClient;
  /** Signs in to the demo account of a role before the page opens. */
  signIn: (role: DemoRole) => Promise<void>;
  /** Errors that the page threw or logged. A test fails unless it removes them. */
  pageErrors: string[];
}

/** A test with a fault lab on the demo server, which collects the page's errors. */
export const test = base.extend<AppFixtures>({
  lab: async ({ context, baseURL }, use) => {
    const url = requireUrl(baseURL);
    const lab = randomUUID();
    await context.addCookies([{ name: FAULT_LAB_COOKIE, value: lab, url }]);
    await use(createFaultLabClient(url, lab));
  },
  signIn: async ({ context, baseURL, lab: _lab }, use) => {
    await use(async (role) => {
      const response = await context.request.post(`${requireUrl(baseURL)}/api/demo-login`, {
        data: { role },
      });
      expect(response.ok()).toBe(true);
    });
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      watch(page, errors);
      await use(errors);
      expect(errors, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function requireUrl(url: string | undefined): string {
  if (url === undefined || url === '') throw new Error('BASE_URL is not set: run `npm run test:app`.');
  return url;
}

function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console.error: ${message.text()}`);
  });
}

/**
 * Waits until the session monitor runs. Its code is lazy: a dashboard may be complete before it
 * logs anything.
 */
export async function sessionStarted(lab: FaultLabClient): Promise<void> {
  await expect
    .poll(async () => (await lab.calls()).map(({ body }) => body))
    .toContainEqual(expect.objectContaining({ action: 'Session Started' }));
}

export function forgive(errors: string[], expected: RegExp): void {
  const left = errors.filter((error) => !expected.test(error));
  errors.splice(0, errors.length, ...left);
}

/** The browser's message about a response that was not OK. */
export const FAILED_RESPONSE = /Failed to load resource/;

/** Messages of browsers, Vite and the app about missing code or styles. */
export const MISSING_CODE =
  /Failed to load resource|dynamically imported module|Unable to preload CSS|could not be loaded|There is no connection|ERR_/;

/** React's message about discarded markup without the code of the page. */
export const UNHYDRATED = /React error #422/;
