import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

/** A component whose code loads when it is first shown, or ahead of that. */
export interface Preloadable<Props> {
  readonly Component: (props: Props) => ReactElement;
  /** Loads the code. Once that is done the component shows without suspending, which would take 300 ms at least. */
  readonly preload: () => Promise<unknown>;
  /** Lets a component whose code did not come ask for it again; for the `onError` of the error boundary around it. */
  readonly retry: () => void;
}

/** A promise's `then` that answers at once. React takes any object with a `then`; its types ask for a promise. */
const atOnce = <T>(value: T): Promise<T> =>
  // biome-ignore lint/suspicious/noThenProperty: that is the point of it
  ({ then: (use: (value: T) => void) => use(value) }) as Promise<T>;

/** `React.lazy` for code that may be there already, or come when it is asked for again. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: { default: ComponentType<Props> } | undefined;
  let Lazy: ComponentType<Props>;
  // React.lazy never tries again after a failure, so each try needs a new one. It is made when asked for and not as soon as
  // the old one fails: React renders again after a failure, and that render would load, and fail, without end. What is
  // shown already stays: React compares what is loaded.
  const retry = () => {
    Lazy = lazy(() => (loaded === undefined ? preload() : atOnce(loaded)));
  };
  const preload = async () => {
    loaded ??= { default: await load() };
    // An earlier try may have failed.
    retry();
    return loaded;
  };
  retry();
  const current = (props: Props) => createElement(Lazy, props);
  return { preload, retry, Component: current };
}
