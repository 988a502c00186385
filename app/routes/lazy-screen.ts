import { type ComponentType, createElement, lazy, type ReactElement } from 'react';
import { reloadOnce } from '../shell/reload-once';

/** The module of a screen. */
export interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
}

/** A screen, or a part of one, that loads when it is first shown. */
export interface LazyScreen<Props = object> {
  readonly Component: (props: Props) => ReactElement;
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

/** For each screen that failed to load when it was shown, what makes it anew: `React.lazy` never tries again itself. */
const renewals = new Set<() => void>();

/**
 * Lets screens that failed to load ask for their code again: for the `onReset` of an error boundary around them. A screen
 * must not do so by itself as it fails: React renders again after a failure, so it would load, and fail, without end.
 */
export function askAgain(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** Makes a screen of what imports its module. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ScreenModule<Props>>,
): LazyScreen<Props> {
  let loaded: ScreenModule<Props> | undefined;
  let Lazy: ComponentType<Props>;
  let hasFailed = false;
  const preload = async () => {
    if (loaded !== undefined) return loaded;
    // While a page lives, a browser may keep the failure of a module, and Vite never asks for a stylesheet again.
    if (hasFailed && reloadOnce()) await new Promise(() => undefined);
    try {
      loaded = await load();
      // An earlier try may have failed as it was shown.
      if (renewals.delete(renew)) renew();
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const show = () =>
    preload().catch((error: unknown) => {
      renewals.add(renew);
      throw error;
    });
  const renew = () => {
    Lazy = lazy(() => (loaded === undefined ? show() : atOnce(loaded)));
  };
  renew();
  const current = (props: Props) => createElement(Lazy, props);
  return { preload, Component: current };
}
