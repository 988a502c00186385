import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component whose code loads when it is first shown, or ahead of that. */
export interface Preloadable<Props> {
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
  /** Loads the code. Once that is done the component shows without suspending, which would take 300 ms at least. */
  readonly preload: () => Promise<unknown>;
}

/** A promise's `then` that answers at once. React takes any object with a `then`; its types ask for a promise. */
const atOnce = <T>(value: T): Promise<T> =>
  // biome-ignore lint/suspicious/noThenProperty: that is the point of it
  ({ then: (use: (value: T) => void) => use(value) }) as Promise<T>;

/** `React.lazy` for code that may be there already. */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: { default: ComponentType<Props> } | undefined;
  const preload = async () => {
    loaded ??= { default: await load() };
    return loaded;
  };
  return { preload, Component: lazy(() => (loaded === undefined ? preload() : atOnce(loaded))) };
}
