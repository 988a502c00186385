import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from '../../shared/run';
import type { HostProject } from './host-project';

const require = createRequire(import.meta.url);

/** A host's settings: CommonJS, where nothing is compiled, and jsdom. */
const SETTINGS = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testMatch: ['**/*.test.cjs'],
  transform: {},
};

/** Runs the fixture's test in Jest. */
export async function checkJest({ folder }: HostProject): Promise<boolean> {
  const config = `${folder}/jest.config.json`;
  writeFileSync(config, JSON.stringify(SETTINGS));
  return (await run('jest', ['--rootDir', folder, '--config', config])) === 0;
}
