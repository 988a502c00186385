import type { Plugin } from 'esbuild';
import { ICON_FILE, iconModule } from './icon-module';

/**
 * Puts the icons' drawings into what esbuild bundles: the package and the widgets.
 *
 * @param createIcon - path of the module that makes a component of a drawing, if it is another than the package's
 */
export const iconDrawings = (createIcon?: string): Plugin => ({
  name: 'icon-drawings',
  setup({ onLoad }) {
    onLoad({ filter: ICON_FILE }, async ({ path }) => {
      const contents = await iconModule(path, createIcon);
      return contents === undefined ? undefined : { contents };
    });
  },
});
