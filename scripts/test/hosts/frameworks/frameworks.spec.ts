import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageEntries } from '../../../../vite.shared';
import { packPackage } from '../../../shared/pack-package';
import { ROOT } from '../../../shared/run';
import { type Opening, openHost } from '../open-host';

const runFile = promisify(execFile);

/** As hosts build; and frameworks that report home are told not to. */
const HOSTS_ENV = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** A fence whose first line names a file: ```tsx app/page.tsx */
const FENCE = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

/** The files of a section of the guide to hosts, by their paths. */
function filesOf(section: string): ReadonlyMap<string, string> {
  const [, text] = readFileSync(`${ROOT}/.github/HOSTS.md`, 'utf8').split(`\n## ${section}\n`);
  if (text === undefined) throw new Error(`The guide to hosts has no section '${section}'`);
  const [own = ''] = text.split('\n## ');
  return new Map([...own.matchAll(FENCE)].map(([, path = '', content = '']) => [path, content]));
}

/** A host that is made of a section of the guide. */
interface FrameworkHost {
  /** The section, which is also its name. */
  section: string;
  /** The packages that it installs beside the tarball. */
  needs: Readonly<Record<string, string>>;
  /** A folder of files that the guide does not need, and this test does. */
  extra?: string;
  /** Programs of its own that must end well, each with its arguments. */
  commands: readonly (readonly [program: string, ...args: string[]])[];
  /** A built page, and a text that a server has rendered into it. */
  shows?: readonly [path: string, text: string];
  /** How it is opened in a browser. */
  opens: Opening;
}

const REACT = { react: '^19', 'react-dom': '^19', '@types/react': '^19', '@types/react-dom': '^19' };

/** A dashboard that answers. */
const DASHBOARD = { text: 'Traveler Dashboard', tab: 'My Trips', isMarkup: true };

/** Its packages want each other at one version. */
const ROUTER = '7.18.4';

const FRAMEWORKS: readonly FrameworkHost[] = [
  {
    section: 'Next',
    needs: { ...REACT, next: '^16', typescript: '^5', '@types/node': '^20' },
    extra: 'next',
    commands: [['next', 'build']],
    shows: ['.next/server/app/exports.html', '<pre>open to servers</pre>'],
    opens: { from: ['next', 'start'], ...DASHBOARD },
  },
  {
    section: 'React Router',
    needs: {
      ...REACT,
      'react-router': ROUTER,
      '@react-router/dev': ROUTER,
      '@react-router/node': ROUTER,
      '@react-router/serve': ROUTER,
      isbot: '^5',
      typescript: '^5',
      vite: '^7',
    },
    extra: 'react-router',
    commands: [['react-router', 'build']],
    shows: ['build/client/index.html', 'Traveler Dashboard'],
    opens: { from: ['react-router-serve', 'build/server/index.js'], ...DASHBOARD },
  },
  {
    section: 'Astro',
    needs: { react: '^19', 'react-dom': '^19', astro: '^5', '@astrojs/react': '^4' },
    commands: [['astro', 'build']],
    shows: ['dist/index.html', 'Traveler Dashboard'],
    opens: { from: 'dist', ...DASHBOARD },
  },
  {
    section: 'Vite with React 18 and Tailwind 3',
    needs: {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '18.2.6',
      '@types/react-dom': '18.2.4',
      '@types/scheduler': '^0.16',
      '@vitejs/plugin-react': '^5',
      postcss: '^8',
      tailwindcss: '^3',
      typescript: '^5',
      vite: '^7',
    },
    commands: [
      ['tsc', '--project', '.'],
      ['vite', 'build'],
    ],
    opens: { from: 'dist', text: 'Trips Booked' },
  },
  {
    section: 'Tailwind 4 and shadcn',
    needs: {
      ...REACT,
      '@tailwindcss/vite': '^4',
      '@vitejs/plugin-react': '^5',
      'class-variance-authority': '^0.7',
      tailwindcss: '^4',
      typescript: '^5',
      vite: '^7',
    },
    commands: [
      ['tsc', '--project', '.'],
      ['vite', 'build'],
    ],
    opens: { from: 'dist', text: 'Plan one', wins: ['[data-slot="panel"]', 'border-radius', '0px'] },
  },
  {
    section: 'Vue',
    needs: {
      vue: '^3',
      '@vitejs/plugin-vue': '^6',
      typescript: '^5',
      vite: '^7',
      'vue-tsc': '^3',
      react: '^19',
      'react-dom': '^19',
    },
    commands: [
      ['vue-tsc', '--project', '.'],
      ['vite', 'build'],
    ],
    opens: { from: 'dist', text: 'Village Stay' },
  },
  {
    section: 'Svelte',
    needs: {
      svelte: '^5',
      '@sveltejs/vite-plugin-svelte': '^6',
      vite: '^7',
      react: '^19',
      'react-dom': '^19',
    },
    commands: [['vite', 'build']],
    opens: { from: 'dist', text: 'Gold Explorer' },
  },
];

/** `export * as` of every entry, for hosts that look at each export. */
const everyEntry = (): string =>
  Object.keys(packageEntries())
    .filter((entry) => !entry.startsWith('embed'))
    .map((entry) => {
      const name = entry === 'index' ? 'tapa-ui' : `tapa-ui/${entry}`;
      return `export * as '${name}' from '${name}';\n`;
    })
    .join('');

async function build(folder: string, tarball: string, host: FrameworkHost): Promise<void> {
  const files = filesOf(host.section);
  for (const [path, content] of files) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, content);
  }
  if (host.extra) {
    cpSync(fileURLToPath(new URL(`../fixtures/${host.extra}`, import.meta.url)), folder, { recursive: true });
    writeFileSync(`${folder}/entries.js`, everyEntry());
  }
  const dependencies = { ...host.needs, 'tapa-ui': `file:${tarball}` };
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({ name: 'host', private: true, type: 'module', dependencies }),
  );
  const settings = { cwd: folder, env: { ...process.env, ...HOSTS_ENV }, maxBuffer: 16_000_000 };
  await runFile(
    'npm',
    ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    settings,
  );
  for (const [program, ...args] of host.commands) {
    await runFile(`${folder}/node_modules/.bin/${program}`, args, settings);
  }
  if (!host.shows) return;
  const [path, text] = host.shows;
  expect(readFileSync(`${folder}/${path}`, 'utf8')).toContain(text);
}

// The packed tarball in hosts made of the guide's files as they stand: installed from npm, built and opened.
describe.each(FRAMEWORKS)('$section', (host) => {
  const folder = mkdtempSync(`${tmpdir()}/tapa-host-`);
  let tarball: string;
  beforeAll(() => {
    tarball = packPackage();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("the guide's files build", () => build(folder, tarball, host));

  it('it opens without an error', async () => {
    expect(await openHost(folder, host.opens)).toEqual([]);
  });
});
