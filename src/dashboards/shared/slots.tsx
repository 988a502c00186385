'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { ErrorBoundary, ErrorRow } from '../../components/error-fallback/index.js';
import { Card } from '../../components/panel/index.js';
import type { SlotContent, SlotGiven, Slots } from './slot-names.js';

interface HostSlots {
  readonly slots: Slots;
  readonly tab: string;
}

/** For the parts of a dashboard. */
export const SlotsContext = createContext<HostSlots>({ slots: {}, tab: '' });

/** Whether a host leaves a part out. */
export function useIsLeftOut(name: string): boolean {
  return useContext(SlotsContext).slots[name] === null;
}

/** A part of a dashboard, which the host may wrap, replace or leave out. What throws in a host's own stands alone. */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  const { slots, tab } = useContext(SlotsContext);
  const draw = slots[name];
  if (draw === undefined) return children;
  if (draw === null) return null;
  return (
    <ErrorBoundary
      resetKeys={[draw]}
      fallback={({ retry }) => (
        <Card>
          <ErrorRow className="t:pt-panel-padding" onRetry={retry} />
        </Card>
      )}
    >
      <HostsOwn draw={draw} tab={tab}>
        {children}
      </HostsOwn>
    </ErrorBoundary>
  );
}

const HostsOwn = ({ draw, ...given }: SlotGiven & { draw: SlotContent }) => draw(given);
