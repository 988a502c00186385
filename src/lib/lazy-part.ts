'use client';
import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  useCallback,
  useState,
} from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Component whose code loads when it first renders, or earlier. */
export interface LazyPart<Props = object> {
  /** Suspends while the code loads, and throws if loading fails. */
  readonly Component: (props: Props) => ReactElement;
  /** Loads the code. A component mounted later does not suspend. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Loads the code early, without the part loader: a failure reloads no page. */
  readonly preload: () => Promise<ComponentType<Props>>;
  /** Returns the component once its code is loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Loads a part that is about to render. `failures` counts its earlier failures. */
export type PartLoader = <Module>(load: () => Promise<Module>, failures: number) => Promise<Module>;

const runImport: PartLoader = (load) => load();

let runLoad = runImport;

/**
 * Sets the loader of all parts, those of this library included. Call it once, before the page renders.
 *
 * Needed where chunks are JavaScript modules, as with Vite: Firefox remembers a failed `import()`, and Safari
 * a failed preload, until the page reloads. Chunks loaded as scripts, as with webpack, can be retried.
 *
 * @example
 * setPartLoader(async (load, failures) => {
 *   try {
 *     return await load();
 *   } catch (error) {
 *     if (failures > 0 && navigator.onLine) location.reload();
 *     throw error;
 *   }
 * });
 */
export function setPartLoader(loader: PartLoader): void {
  runLoad = loader;
}

/** Replace the `React.lazy` of failed parts, which never tries again. */
const renewals = new Set<() => void>();

/**
 * Lets failed parts load again on their next mount. Call it in the `onError` of an error boundary other than
 * `ErrorBoundary`. Parts cannot retry themselves: React renders again after an error, so they would not stop.
 */
export function retryLazyParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * Creates a `React.lazy` that can preload and can retry after a failure (`retryLazyParts`).
 *
 * @example
 * const help = lazyPart(() => import('my-app/help'));
 * void help.preload();
 * <Suspense><help.Component /></Suspense>
 */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let Lazy: LazyExoticComponent<ComponentType<Props>>;
  let failures = 0;

  const loadBy = async (run: PartLoader) => {
    if (loaded) return loaded;
    try {
      loaded = (await run(load, failures)).default;
    } catch (error) {
      failures += 1;
      throw error;
    }
    return loaded;
  };
  const loadToShow = () => loadBy(runLoad);
  const renew = () => {
    Lazy = lazy(() =>
      loadToShow().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          renewals.add(renew);
          throw error;
        },
      ),
    );
  };
  renew();
  const current = (props: Props) => {
    // Once per mount: another element type would remount the part.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>));
    return createElement(Chosen, props);
  };
  return { Component: current, load: loadToShow, preload: () => loadBy(runImport), loaded: () => loaded };
}

/** Returns a part's component, undefined until loaded, and its loader. Does not suspend while rendering. */
export function useLazyPart<Props extends object>(
  part: LazyPart<Props>,
): [Component: ComponentType<Props> | undefined, load: () => Promise<void>] {
  const [Component, setComponent] = useState(part.loaded);
  const load = useCallback(async () => {
    const component = await part.load();
    setComponent(() => component);
  }, [part]);
  return [Component, load];
}
