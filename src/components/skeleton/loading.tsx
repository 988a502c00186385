'use client';
import { createContext, type ReactNode, useContext } from 'react';

const LoadingContext = createContext(false);

/** True while the nearest `Loading` says that its data loads. */
export const useLoading = (): boolean => useContext(LoadingContext);

export interface LoadingProps {
  /** True where the data of what is inside still loads. */
  active: boolean;
  /** The content, which renders itself as a skeleton meanwhile. */
  children: ReactNode;
}

/** Lets the real markup inside render itself as a skeleton, so that nothing moves when the data comes. */
export function Loading({ active, children }: LoadingProps) {
  return <LoadingContext.Provider value={active}>{children}</LoadingContext.Provider>;
}
