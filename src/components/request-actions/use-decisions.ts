'use client';
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { createDecisions, type Decision, type Decisions } from './decisions.js';

/** The decisions of the page around; without it each row keeps its own. */
const DecisionsContext = createContext<Decisions | undefined>(undefined);

export interface DecisionsProviderProps {
  decisions: Decisions;
  children: ReactNode;
}

/**
 * Keeps the decisions on the rows inside, so that a row that moves to another list loses none.
 *
 * @example
 * const [decisions] = useState(createDecisions);
 * <DecisionsProvider decisions={decisions}>…</DecisionsProvider>
 */
export const DecisionsProvider = ({ decisions, children }: DecisionsProviderProps) =>
  createElement(DecisionsContext.Provider, { value: decisions }, children);

const noVersion = (): number => 0;

/** The decisions around, or some of its own, and a render with each change of theirs. */
export function useDecisions(given?: Decisions): Decisions {
  const around = useContext(DecisionsContext);
  const [own] = useState(createDecisions);
  const decisions = given ?? around ?? own;
  useSyncExternalStore(decisions.subscribe, decisions.version, noVersion);
  return decisions;
}

/** The decision on one row; a render only when that changes. */
export function useDecision(key: string): [decision: Decision | undefined, decisions: Decisions] {
  const around = useContext(DecisionsContext);
  const [own] = useState(createDecisions);
  const decisions = around ?? own;
  const decision = useSyncExternalStore(
    decisions.subscribe,
    () => decisions.get(key),
    () => undefined,
  );
  return [decision, decisions];
}
