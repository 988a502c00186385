import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import type { HostPage } from './build-host.js';

const ORIGIN = 'https://host.test';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A strict Content-Security-Policy: nothing inline, nothing from other origins, and Trusted Types. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

interface OpenPage {
  page: Page;
  /** Errors, warnings and violations of the policy in the console. */
  complaints: string[];
}

/** Opens a built page under the strict policy. */
export async function openPage(context: BrowserContext, built: string, name: HostPage): Promise<OpenPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.route('**/*', async (route) => {
    const file = `${built}${new URL(route.request().url()).pathname}`;
    if (!existsSync(file)) return route.fulfill({ status: 204 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      headers: { 'content-security-policy': STRICT },
    });
  });
  await page.goto(`${ORIGIN}/${name}.html`);
  return { page, complaints };
}
