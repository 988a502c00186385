'use client';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { type Decision, Decisions } from './decisions';

/** The decisions of the page around; without it each row keeps its own. */
export const DecisionsContext = createContext<Decisions | undefined>(undefined);

const noVersion = (): number => 0;

/** The decisions around, or some of its own, and a render with each change of theirs. */
export function useDecisions(given?: Decisions): Decisions {
  const around = useContext(DecisionsContext);
  const [own] = useState(() => new Decisions());
  const decisions = given ?? around ?? own;
  useSyncExternalStore(decisions.subscribe, decisions.version, noVersion);
  return decisions;
}

/** The decision on one row; a render only when that changes. */
export function useDecision(key: string): [decision: Decision | undefined, decisions: Decisions] {
  const around = useContext(DecisionsContext);
  const [own] = useState(() => new Decisions());
  const decisions = around ?? own;
  const decision = useSyncExternalStore(
    decisions.subscribe,
    () => decisions.get(key),
    () => undefined,
  );
  return [decision, decisions];
}
