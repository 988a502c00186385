import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a script in a process with another system language. */
const onMachineOf = (language: string): string =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', TEXTS], {
    cwd: `${__dirname}/../..`,
    env: { ...process.env, LC_ALL: `${language}.UTF-8` },
    encoding: 'utf8',
  });

const TEXTS = `
  const { createFormatters } = await import('./src/i18n/formatters.ts');
  const { grammarOf, pluralOf } = await import('./src/i18n/grammar.ts');
  const format = createFormatters({ locale: 'sm', timeZone: 'UTC' });
  console.log(format.date('2026-12-14'), format.dateRange('2026-12-14', '2026-12-21'), format.money(1250.5),
    format.relativeDays(3), grammarOf('sm').list(['Apia', 'Suva']), pluralOf('sm')(2, { two: 'two', other: 'other' }))`;

it('formats a language unknown to Intl as English, whatever the system language', () => {
  const texts = onMachineOf('ar');
  expect(texts).toBe(onMachineOf('en_US'));
  expect(texts).toContain('Dec 14, 2026');
});
