/** `npm run new:component -- name`: creates the folder of a new component that passes every check. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { packageIndex } from './build/package-index.js';
import { whyNotName } from './new-component/component-name.js';
import { componentFiles } from './new-component/component-template.js';
import { ROOT, run } from './shared/run.js';

const USAGE = 'npm run new:component -- NAME, in kebab-case: price-tag';

const [name, ...more] = process.argv.slice(2);
if (name === undefined || more.length > 0 || name.startsWith('-')) {
  stop(`new:component takes one name and no options. ${USAGE}`);
}
const whyNot = whyNotName(name);
if (whyNot !== undefined) stop(`new:component: ${whyNot} ${USAGE}`);

const folder = `${ROOT}/src/components/${name}`;
mkdirSync(folder);
for (const [file, content] of Object.entries(componentFiles(name))) {
  writeFileSync(`${folder}/${file}`, content);
}
writeFileSync(`${ROOT}/src/index.ts`, packageIndex());
// Line breaks depend on the length of the name.
await mustRun('biome', ['format', '--write', folder]);
console.log(
  `Wrote src/components/${name} and its export in src/index.ts. Next: its markup, a story a state, its docs.`,
);

async function mustRun(program: string, args: string[]): Promise<void> {
  const code = await run(program, args);
  if (code !== 0) process.exit(code);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
