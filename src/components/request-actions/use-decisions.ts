'use client';
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { createDecisions, type Decisions } from './create-decisions.js';
import { type Decision, NO_DECISIONS } from './decisions.js';

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

/** Returns the decisions around, or some of its own, and renders with each change of what is read of them. */
function useAround<Read>(
  given: Decisions | undefined,
  read: (decisions: Decisions) => Read,
  atFirst: Read,
): [Decisions, Read] {
  const around = useContext(DecisionsContext);
  const [own] = useState(createDecisions);
  const decisions = given ?? around ?? own;
  const value = useSyncExternalStore(
    decisions.subscribe,
    () => read(decisions),
    () => atFirst,
  );
  return [decisions, value];
}

const allOf = ({ state }: Decisions) => state();

/** Returns the decisions around, or some of its own, and renders with each change of theirs. */
export const useDecisions = (given?: Decisions): Decisions => useAround(given, allOf, NO_DECISIONS)[0];

/** Returns the decision on one row, and renders only when that changes. */
export const useDecision = (key: string): [decisions: Decisions, decision: Decision | undefined] =>
  useAround(undefined, ({ get }) => get(key), undefined);
