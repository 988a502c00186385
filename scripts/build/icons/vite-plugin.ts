import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ROOT } from '../../shared/run';
import { ICON_FILE, iconModule } from './icon-module';

const LUCIDE = `${ROOT}/node_modules/lucide-react/dist/esm`;
const IMPORT = /import \{([^}]*)\} from ['"]lucide-react['"];/g;

/** Lucide's files by the names that they go by. */
const iconFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...readFileSync(`${LUCIDE}/lucide-react.mjs`, 'utf8').matchAll(
        /^export \{(.*)\} from '\.(\/icons\/.*)';$/gm,
      ),
    ].flatMap(([, names = '', file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, `${LUCIDE}${file}`] as const),
    ),
  );

/** Has a source import every icon from its own file. Lines stay where they were. */
export function importFiles(source: string, files: ReadonlyMap<string, string>): string {
  return source.replaceAll(IMPORT, (whole, list: string) => {
    const imports = list.split(',').flatMap((entry) => {
      const [name = '', own = name] = entry.trim().split(' as ');
      // Types are gone by the time that code runs.
      if (name === '' || name.startsWith('type ')) return [];
      const file = files.get(name);
      if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
      return `import ${own} from ${JSON.stringify(file)};`;
    });
    return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

/**
 * Puts the icons' drawings into what Vite builds, serves and renders, so that Storybook and the app show the icons of
 * the package. Each is imported from a file of its own: thousands stand behind Lucide's one.
 */
export function iconDrawings(): Plugin {
  const files = iconFiles();
  return {
    name: 'icon-drawings',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['lucide-react'] } }),
    transform: {
      // Sources and modules that plugins make; a page of documentation may show an import as it is.
      filter: { id: /\.tsx?(?:\?|$)|^\0/, code: 'lucide-react' },
      handler: (source) => ({ code: importFiles(source, files), map: null }),
    },
    load: { filter: { id: ICON_FILE }, handler: (path) => iconModule(path) },
  };
}
