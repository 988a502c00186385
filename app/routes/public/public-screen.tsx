import { useState } from 'react';
import type { PublicPath } from '../../content/paths';
import { type LazyScreen, screenOf } from './page-registry';

/** The screen of a public path. One that is loaded already is there at once, as hydrating its markup needs. */
export function PublicScreen({ path }: { path: PublicPath }) {
  const screen = screenOf(path);
  return <Chosen key={screen.module} screen={screen} />;
}

/** Chooses once for each showing: the loaded screen in the place of the one that loads would start anew. */
function Chosen({ screen }: { screen: LazyScreen }) {
  const [Component] = useState(screen.component);
  return <Component />;
}
