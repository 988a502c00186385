import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import tailwindConfig from '../../../tailwind.config';
import { ROOT } from '../../shared/run';

const SETUP = '@import "tailwindcss/utilities.css";\n@import "./tailwind-setup.css";';

/** Tailwind's rules for classes, in its own order; the same theme as the package's sheets. */
export async function utilityCss(classes: ReadonlySet<string>): Promise<string> {
  const theme = `${ROOT}/src/theme`;
  const { build } = await compile(SETUP, {
    base: theme,
    loadStylesheet: async (id) => {
      const path = id.startsWith('.') ? `${theme}/${id}` : `${ROOT}/node_modules/${id}`;
      return { path, base: theme, content: readFileSync(path, 'utf8') };
    },
    loadModule: async (id) => ({ path: id, base: ROOT, module: tailwindConfig }),
  });
  return build([...classes].sort());
}
