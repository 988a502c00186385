'use client';
import { type ComponentType, useCallback, useState } from 'react';

/** A component whose code loads when it is first needed: for parts that most pages never show. */
export interface OnDemand<Props> {
  /** Imports the component; called again when it failed. */
  load: () => Promise<ComponentType<Props>>;
  /** The component, once it has loaded for anyone. */
  loaded?: ComponentType<Props>;
}

/**
 * The component, or undefined while it is not there, and what loads it. Unlike with `React.lazy`, nothing suspends and
 * nothing throws into the page: the caller renders without the component until then.
 */
export function useOnDemand<Props>(
  part: OnDemand<Props>,
): [Component: ComponentType<Props> | undefined, load: () => Promise<void>] {
  const [Component, setComponent] = useState(() => part.loaded);
  const load = useCallback(async () => {
    const component = await part.load();
    part.loaded = component;
    setComponent(() => component);
  }, [part]);
  return [Component, load];
}
