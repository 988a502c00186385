'use client';
import { type ComponentType, type ReactElement, type ReactNode, Suspense, useContext } from 'react';
import { LoadingScreen } from '../../components/loading-screen/index.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { DashboardPart } from './dashboard-parts.js';
import { OpenTabContext } from './open-tab.js';

// An overview shows little of what a dashboard can. Other code comes with the tab that shows it.

/** The loads of the parts that tabs show. */
const loads = new Set<() => Promise<unknown>>();

/** Returns a part that suspends until its code is there. `loadTabs` loads it ahead. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const { Component, preload } = lazyPart(async () => ({ default: await load() }));
  loads.add(preload);
  return Component;
}

/** Loads what the tabs of all dashboards at hand show. What fails is loaded again where it shows, which says so if it fails there too. */
export const loadTabs = (): Promise<unknown> => Promise.allSettled(Array.from(loads, (load) => load()));

/** Returns a tab that says that it loads until its code is there. A failure takes nothing but the tab. */
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
