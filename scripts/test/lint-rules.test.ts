import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/run.js';

/** Allowed and refused imports by file. */
const CASES: Record<string, { allowed: readonly string[]; refused: readonly string[] }> = {
  'src/lib/a.ts': { allowed: ['./cx'], refused: ['../theme', '../domain', '../components/badge'] },
  'src/theme/a.ts': {
    allowed: ['../lib/cx'],
    refused: ['../domain', '../components/badge', '../embed/events'],
  },
  'src/domain/a.ts': {
    allowed: ['../lib/cx'],
    refused: ['react', '../theme', '../i18n/compiled/en/status', '../dashboards/role'],
  },
  'src/components/badge/a.tsx': {
    allowed: ['../tabs', '../../lib/cx', '../../theme', '../../domain/status'],
    refused: [
      '../tabs/use-tab-scroll',
      '../../data-grid',
      '../../dashboards/role',
      '../../embed/events',
      '../../../app/api/client',
    ],
  },
  'src/data-grid/a.tsx': {
    allowed: ['./grid-state', '../components/badge', '../domain/status'],
    refused: ['../components/badge/badge', '../dashboards/role', '../embed/events', '../../app/api/client'],
  },
  'src/dashboards/role/a.tsx': {
    allowed: ['../shared', '../../components/badge', '../../data-grid', '../../domain/status'],
    refused: [
      '../shared/figure-line',
      '../../components/badge/badge',
      '../../embed/events',
      '../../../app/auth/user',
    ],
  },
  'src/dashboards/role/a.test.tsx': {
    allowed: ['../shared/arbitrary-data', '../../testing/demo-api/fixtures/bookings'],
    refused: ['../../../app/api/client', '../../../scripts/shared/run'],
  },
  'src/components/badge/a.stories.tsx': {
    allowed: ['../tabs/tab', '../../testing/demo-api/fixtures/bookings', '../../../.storybook/preview'],
    refused: ['../../../app/api/client', '../../../scripts/shared/run'],
  },
  'src/embed/widgets/a.tsx': {
    allowed: ['../events', '../../components/panel/panel-parts', '../../dashboards/shared/figure-line'],
    refused: ['../../../app/api/client', 'react-router-dom'],
  },
  'app/routes/a.tsx': {
    allowed: ['tapa-ui/badge'],
    refused: ['../../src/components/badge', '../../src/testing/settle', '../../scripts/shared/run'],
  },
  'app/routes/a.test.tsx': {
    allowed: ['tapa-ui/badge', '../../src/testing/settle'],
    refused: ['../../src/components/badge', '../../scripts/shared/run'],
  },
  'scripts/test/a.ts': {
    allowed: ['../../src/testing/settle', '../../src/domain', '../../vite.shared'],
    refused: ['../../app/api/client', '../../.storybook/preview'],
  },
  '.storybook/a.ts': {
    allowed: ['../src/testing/settle', '../vite.shared'],
    refused: ['../scripts/shared/run'],
  },
};

interface Report {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
}

/** Lints files under this repository's rules. Returns the lines that a rule refuses. */
function refusedLines(rule: string, files: Record<string, readonly string[]>): Record<string, string[]> {
  const folder = mkdtempSync(`${tmpdir()}/tapa-lint-`);
  try {
    const config = JSON.parse(readFileSync(`${ROOT}/biome.json`, 'utf8')) as object;
    writeFileSync(`${folder}/biome.json`, JSON.stringify({ ...config, vcs: { enabled: false } }));
    cpSync(`${ROOT}/scripts/lint`, `${folder}/scripts/lint`, { recursive: true });
    for (const [file, lines] of Object.entries(files)) {
      mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
      writeFileSync(`${folder}/${file}`, lines.map((line) => `${line}\n`).join(''));
    }
    const { stdout } = spawnSync(
      `${ROOT}/node_modules/.bin/biome`,
      ['lint', `--only=${rule}`, '--max-diagnostics=none', '--reporter=json'],
      { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    const { diagnostics } = JSON.parse(stdout) as Report;
    const places = new Set(diagnostics.map(({ location: { path, start } }) => `${path}:${start.line}`));
    return Object.fromEntries(
      Object.entries(files).map(([file, lines]) => [
        file,
        lines.filter((_line, index) => places.has(`${file}:${index + 1}`)),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const imported = (paths: readonly string[]): string[] => paths.map((path) => `import '${path}';`);

it("allows imports in one direction, and none of a sibling's internals", () => {
  const files = Object.fromEntries(
    Object.entries(CASES).map(([file, { allowed, refused }]) => [file, imported([...allowed, ...refused])]),
  );
  const refused = Object.fromEntries(
    Object.entries(CASES).map(([file, imports]) => [file, imported(imports.refused)]),
  );
  expect(refusedLines('style/noRestrictedImports', files)).toEqual(refused);
});

it('allows only messages as texts of components', () => {
  const lines = [
    "export const Message = () => <p>{t['pager.next']}</p>;",
    'export const Text = () => <p>Next</p>;',
  ];
  const files = ['src/components/pager/a.tsx', 'src/dashboards/traveler/a.tsx', 'src/embed/widgets/a.tsx'];
  const refused = refusedLines('style/noJsxLiterals', Object.fromEntries(files.map((file) => [file, lines])));
  expect(refused).toEqual(Object.fromEntries(files.map((file) => [file, lines.slice(1)])));
});

it('allows variants of classes by cva, but not by maps or conditions', () => {
  const lines = [
    'export const Plain = () => <p className={looks({ look })} />;',
    "export const Part = () => <p className={cx('t:flex', classNames?.['pager-end'])} />;",
    "export const Optional = () => <p className={cx('t:flex', isOpen && 't:gap-2')} />;",
    "export const Toned = () => <p className={looks({ tone: isOpen ? 'brand' : 'quiet' })} />;",
    'export const Mapped = () => <p className={LOOKS[look]} />;',
    "export const Joined = () => <p className={cx('t:flex', LOOKS[look])} />;",
    "export const Chosen = () => <p className={isOpen ? 't:grid' : 't:flex'} />;",
    "const align = isFigure ? 't:text-end' : undefined;",
  ];
  const file = 'src/components/pager/a.tsx';
  expect(new Set(refusedLines('plugin', { [file]: lines })[file])).toEqual(new Set(lines.slice(4)));
});

it('requires role="list" on lists', () => {
  const lines = [
    'export const Said = () => <ul role="list" className="t:grid"><li /></ul>;',
    'export const Bare = () => <ul><li /></ul>;',
    'export const Styled = () => <ol className="t:grid"><li /></ol>;',
  ];
  const files = ['src/components/pager/a.tsx', 'app/layout/a.tsx'];
  const refused = refusedLines('plugin', Object.fromEntries(files.map((file) => [file, lines])));
  expect(refused).toEqual(Object.fromEntries(files.map((file) => [file, lines.slice(1)])));
});
