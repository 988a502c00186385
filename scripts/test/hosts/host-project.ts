import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transformSync } from 'esbuild';
import { ROOT } from '../../shared/run.js';

const runFile = promisify(execFile);

const FIXTURE = fileURLToPath(new URL('./fixtures/host', import.meta.url));
const KIT = `${ROOT}/src/testing/host-kit`;
const GALLERY = `${ROOT}/src/testing/host-gallery/gallery.tsx`;

/** Packages that hosts install themselves, linked from this repository to avoid downloads. */
const HOSTS_OWN = ['tailwindcss', 'bootstrap', 'react-router-dom', '@tanstack/react-query'];

/** A project outside of this repository with the packed package and a version of React. */
export interface HostProject {
  folder: string;
  /** Runs a script of the project in plain Node. Resolves to its output. */
  node: (script: string, env?: Record<string, string>) => Promise<string>;
  remove: () => void;
}

/** Installs the tarball and React into an empty folder, with the fixture's files. */
export async function createHost(tarball: string, react: string): Promise<HostProject> {
  const folder = mkdtempSync(`${tmpdir()}/tapa-host-`);
  const [major] = react.split('.');
  const dependencies = {
    react,
    'react-dom': react,
    '@types/react': `^${major}`,
    'tapa-ui': `file:${tarball}`,
  };
  for (const files of [FIXTURE, KIT]) cpSync(files, folder, { recursive: true });
  // As JavaScript: Node renders it too.
  const { code } = transformSync(readFileSync(GALLERY, 'utf8'), { loader: 'tsx', jsx: 'automatic' });
  writeFileSync(`${folder}/gallery.js`, code);
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({ name: 'host', private: true, type: 'module', dependencies }),
  );
  await runFile(
    'npm',
    ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    { cwd: folder },
  );
  mkdirSync(`${folder}/node_modules/@tanstack`, { recursive: true });
  for (const name of HOSTS_OWN) symlinkSync(`${ROOT}/node_modules/${name}`, `${folder}/node_modules/${name}`);
  return hostIn(folder);
}

export const hostIn = (folder: string): HostProject => ({
  folder,
  node: async (script, env = {}) => {
    const { stdout, stderr } = await runFile('node', [script], {
      cwd: folder,
      env: { ...process.env, ...env },
      maxBuffer: 16_000_000,
    });
    if (stderr.trim() !== '') throw new Error(`${script} wrote: ${stderr}`);
    return stdout;
  },
  remove: () => rmSync(folder, { recursive: true, force: true }),
});
