import type { Plugin } from 'esbuild';
import { ICON_FILE, iconModule } from './icon-module';

/** Puts the icons' drawings into what esbuild bundles: the package and the widgets. */
export const iconDrawings = (): Plugin => ({
  name: 'icon-drawings',
  setup({ onLoad }) {
    onLoad({ filter: ICON_FILE }, async ({ path }) => {
      const contents = await iconModule(path);
      return contents === undefined ? undefined : { contents };
    });
  },
});
