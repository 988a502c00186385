import { readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import { ROOT, run } from '../shared/run';
import { logicalLonghands } from './logical-longhands';

/**
 * Compiles a stylesheet of src/theme, minified.
 *
 * @param name - without `.css`
 * @param output - path of the file to write
 * @throws when Tailwind fails; it says why on stderr
 */
export async function compileSheet(name: string, output: string): Promise<void> {
  const code = await run('tailwindcss', [
    '--input',
    `${ROOT}/src/theme/${name}.css`,
    '--output',
    output,
    '--minify',
  ]);
  if (code !== 0) throw new Error(`Tailwind could not compile src/theme/${name}.css: see above`);
  const { css } = postcss([logicalLonghands()]).process(readFileSync(output, 'utf8'), { from: output });
  writeFileSync(output, css);
}
