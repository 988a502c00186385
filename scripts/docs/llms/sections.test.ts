import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../shared/run';

const TEXT = readFileSync(`${ROOT}/llms.txt`, 'utf8');

it.each([
  ...['<tapa-rewards>', '<tapa-stat-strip>', '<tapa-upcoming-trips>', '<tapa-recommendations>'],
  ...['<tapa-tour-availability>', '<tapa-dashboard kind>', '`link-base`', '`tapa-ready`', '`tapa-error`'],
  ...[
    '`tapa-action`',
    '`tapa-view`',
    '`brand-color`',
    '`useRef<TapaElement>(null)`',
    '{ value, sampleFields, isSample }',
    '{ items, isSample, dropped }',
  ],
])('llms.txt says what %s is', (name) => {
  expect(TEXT).toContain(name);
});

it.each([
  '- `variant?: "danger" | "deep" | "ghost-deep" | "primary" | "quiet" | "secondary" | "tonal"` How much it weighs. Default: \'secondary\'',
  '- `value: string | number | null | undefined` The figure.',
  '- `href?: string` Makes the whole tile a link.',
  '- `formatMoney(dollars: number): string`',
  '`ExternalSearch`: `ExperienceSearch | FlightSearch | HotelSearch`',
])('llms.txt says how to write %s', (api) => {
  expect(TEXT).toContain(api);
});

it('llms.txt says of every prop what it does', () => {
  const props = [...TEXT.matchAll(/^`\w+Props`.*:\n((?:- .+\n)+)/gm)].flatMap(([, lines = '']) =>
    lines.split('\n'),
  );
  expect(props.length).toBeGreaterThan(200);
  expect(props.filter((line) => /^- `[^`]*`$/.test(line))).toEqual([]);
});

it('llms.txt leads to no file that the package does not hold', () => {
  const targets = [...TEXT.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !target.startsWith('https://'))).toEqual([]);
});
