import { pathToFileURL } from 'node:url';
import { ROOT } from '../../shared/run';
import { drawingOf, type Shape } from './drawing';

/** Lucide's file of an icon; Vite's server asks for a version of it. */
export const ICON_FILE = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs(?:\?v=\w+)?$/;

/** Makes a component of what an icon draws and what it fills. */
const CREATE_ICON = `${ROOT}/src/lib/create-icon.ts`;

/**
 * A module that draws an icon in the place of Lucide's own code, which is twenty times as large as a drawing and would
 * be loaded with the first of them.
 *
 * @param path - of Lucide's file of the icon
 * @returns undefined where the file only has another name for an icon
 */
export async function iconModule(path: string): Promise<string | undefined> {
  const { __iconData: icon } = (await import(
    /* @vite-ignore */ pathToFileURL(path.replace(/\?.*/, '')).href
  )) as {
    __iconData?: { name: string; node: readonly Shape[] };
  };
  if (icon === undefined) return undefined;
  const { lines, filled } = drawingOf(icon.name, icon.node);
  const drawing = (filled === '' ? [lines] : [lines, filled]).map((part) => JSON.stringify(part));
  return [
    `import createIcon from ${JSON.stringify(CREATE_ICON)};`,
    `export default /* @__PURE__ */ createIcon(${drawing.join(', ')});`,
  ].join('\n');
}
