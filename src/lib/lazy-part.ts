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

/** Imports the module of a component, as `React.lazy` takes it. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code loads when it is first shown, or before. */
export interface LazyPart<Props = object> {
  /** Suspends while the code loads, and throws the error of a load that failed. */
  readonly Component: (props: Props) => ReactElement;
  /** Loads the code. A component that is mounted after that shows without suspending. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The same before anybody has asked for it: what loads parts is not told of a failure, and no page reloads for a guess. */
  readonly preload: () => Promise<ComponentType<Props>>;
  /** The component's own code, once it is loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/**
 * Runs the load of a part that is to be shown. `failures` is how often the part has failed to load before: 0 at first, more when somebody
 * tries again.
 */
export type PartLoader = <Module>(load: () => Promise<Module>, failures: number) => Promise<Module>;

const runImport: PartLoader = (load) => load();

let runLoad = runImport;

/**
 * Sets what loads all parts from now on, the toasts, menus and dashboards of this library among them. Call it once, before
 * the page renders.
 *
 * A bundler's chunk that failed to load may not come again while the page lives: where chunks are JavaScript modules, as
 * Vite makes them, Firefox remembers a failed `import()`, and Safari a failed preload. Only a reload helps, and only the
 * page knows what it has to keep. Bundlers that load chunks as scripts, as webpack does, need nothing.
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

/** Functions that give failed parts a new `React.lazy`, which by itself never tries again. */
const renewals = new Set<() => void>();

/**
 * Lets parts that failed to load try again when they are next mounted. `ErrorBoundary` calls it; boundaries of a host's own
 * do in their `onError`. A part must not do so by itself: React renders once more after an error, so it would load without end.
 */
export function retryLazyParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * `React.lazy` that can load ahead and can try again after a failure (`retryLazyParts`).
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
    // Chosen once for each mount: another type of element would mount the part again.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>));
    return createElement(Chosen, props);
  };
  return { Component: current, load: loadToShow, preload: () => loadBy(runImport), loaded: () => loaded };
}

/**
 * The component of a part, or undefined until it is loaded, and what loads it. Nothing suspends and nothing throws while
 * rendering: the caller shows the rest without the part.
 */
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
