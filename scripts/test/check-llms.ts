import { readFileSync } from 'node:fs';
import { ROOT } from '../shared/run';

/** Names and lines of code that llms.txt must contain. */
const CONTAINED = [
  '<tapa-rewards>',
  '<tapa-stat-strip>',
  '<tapa-upcoming-trips>',
  '<tapa-recommendations>',
  '<tapa-tour-availability>',
  '<tapa-dashboard kind>',
  '`link-base`',
  '`tapa-ready`',
  '`tapa-error`',
  '`tapa-action`',
  '`tapa-view`',
  '`brand-color`',
  '`useRef<TapaElement>(null)`',
  '{ value, sampleFields, isSample }',
  '{ items, isSample, dropped }',
  '- `variant?: "approve" | "danger" | "deep" | "ghost-deep" | "primary" | "quiet" | "secondary" | "tonal"` How much it weighs. Default: \'secondary\'',
  '- `value: string | number | null | undefined` The figure.',
  '- `href?: string` Makes the whole tile a link.',
  '- `percentOf(part: number, total: number): number`',
  '`ExternalSearch`: `ExperienceSearch | FlightSearch | HotelSearch`',
];

/** Checks that llms.txt has the package's names, a description of every prop, and only links to packed files. */
export function checkLlms(): boolean {
  const text = readFileSync(`${ROOT}/llms.txt`, 'utf8');
  const props = [...text.matchAll(/^`\w+Props`.*:\n((?:- .+\n)+)/gm)].flatMap(([, lines = '']) =>
    lines.split('\n'),
  );
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  const problems = [
    ...CONTAINED.filter((part) => !text.includes(part)).map((part) => `lacks ${part}`),
    ...props.filter((line) => /^- `[^`]*`$/.test(line)).map((line) => `does not say what this does: ${line}`),
    ...links.filter((target) => !target.startsWith('https://')).map((target) => `links to ${target}`),
    ...(props.length > 200 ? [] : [`describes ${props.length} props only`]),
    ...(links.length > 0 ? [] : ['has no links']),
  ];
  for (const problem of problems) console.error(`llms.txt ${problem}`);
  return problems.length === 0;
}
