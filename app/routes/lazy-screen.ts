import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The module of a screen. */
export interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
}

/** A screen that loads when it is first shown. */
export interface LazyScreen<Props = object> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /**
   * Loads the screen ahead of its showing: it then shows without suspending, as hydrating its markup needs, and
   * without the loading screen, which React would keep for 300 ms.
   */
  readonly preload: () => Promise<unknown>;
}

/** A promise's `then` that answers at once. React takes any object with a `then`; its types ask for a promise. */
const atOnce = <T>(value: T): Promise<T> =>
  // biome-ignore lint/suspicious/noThenProperty: that is the point of it
  ({ then: (use: (value: T) => void) => use(value) }) as Promise<T>;

/** Makes a screen of what imports its module. */
export function lazyScreen<Props>(load: () => Promise<ScreenModule<Props>>): LazyScreen<Props> {
  let loaded: ScreenModule<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  return { preload, Component: lazy(() => (loaded === undefined ? preload() : atOnce(loaded))) };
}
