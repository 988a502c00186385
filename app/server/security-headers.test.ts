import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECURITY_HEADERS } from './security-headers';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

it.each(Object.entries(SECURITY_HEADERS))('%s is in the README as sent', (name, value) => {
  expect(README).toContain(`  add_header ${name} "${value}" always;`);
  expect(README).toContain(`\n  ${name}: ${value}\n`);
});

it('allow nothing inline and no eval', () => {
  expect(SECURITY_HEADERS['Content-Security-Policy']).not.toMatch(/unsafe-|\*/);
});
