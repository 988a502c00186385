'use client';
import { type ComponentType, type ReactElement, type ReactNode, Suspense, useContext } from 'react';
import { LoadingScreen } from '../../components/loading-screen/index.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { DashboardPart } from './dashboard-parts.js';
import { OpenTabContext } from './open-tab.js';

const loads = new Set<() => Promise<unknown>>();

/** Returns a part that suspends until its code has loaded. `loadTabs` loads it ahead. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const { Component, preload } = lazyPart(async () => ({ default: await load() }));
  loads.add(preload);
  return Component;
}

/** Loads all tabs ahead. A failed part is loaded again when it is shown, and shows the error then. */
export const loadTabs = (): Promise<unknown> => Promise.allSettled(Array.from(loads, (load) => load()));

/** Returns a tab that shows a loading screen until its code has loaded. A failure affects only the tab. */
export function lateTab<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const Content = latePart(load);
  const tab = (props: Props) => (
    <Late>
      <Content {...props} />
    </Late>
  );
  return tab;
}

function Late({ children }: { children: ReactNode }) {
  const { label } = useContext(OpenTabContext);
  return (
    <DashboardPart subject={label}>
      <Suspense fallback={<LoadingScreen data-late="" />}>{children}</Suspense>
    </DashboardPart>
  );
}
