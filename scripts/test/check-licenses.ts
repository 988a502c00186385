import { readdirSync, readFileSync } from 'node:fs';
import { LICENSES_FILE, packageOf, readLicenses } from '../build/embed/licenses';
import { ROOT } from '../shared/run';
import { BUNDLED, INSTALLED, LICENSES } from './allowed-packages';

const DIST = `${ROOT}/dist`;

/** The packages that the source maps of the package's own files name. */
function namedByMaps(): Set<string> {
  const sources = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${DIST}/${file}`, 'utf8')) as { sources: string[] }).sources,
    );
  return new Set(sources.map(packageOf).filter((name) => name !== ''));
}

/** What is bundled stands on the list of scripts/test/allowed-packages.ts, and its licence ships; says what does not. */
export function checkLicenses(): boolean {
  const bundled = readLicenses(readFileSync(`${DIST}/embed/${LICENSES_FILE}`, 'utf8'));
  const problems = [
    ...bundled
      .filter(({ name }) => ![...INSTALLED, ...BUNDLED].some((pattern) => pattern.test(name)))
      .map(({ name }) => `dist/embed/ holds code of ${name}, which is not on the list`),
    ...bundled
      .filter(({ license }) => !LICENSES.includes(license))
      .map(({ name, license }) => `dist/embed/ holds code of ${name}, whose licence is ${license}`),
    ...BUNDLED.filter((pattern) => !bundled.some(({ name }) => pattern.test(name))).map(
      (pattern) => `dist/embed/ holds no code of ${pattern}, which is on the list`,
    ),
    ...[...namedByMaps()].map((name) => `dist/ holds code of ${name}, whose licence does not ship`),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
