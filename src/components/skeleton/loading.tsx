'use client';
import { createContext, type ReactNode, useContext } from 'react';

const LoadingContext = createContext(false);

/** Returns whether the nearest `Loading` is active. */
export const useLoading = (): boolean => useContext(LoadingContext);

export interface LoadingProps {
  /** True while the content's data loads. */
  active: boolean;
  /** Content, which renders itself as a skeleton while `active`. */
  children: ReactNode;
}

/** Makes the content render itself as a skeleton, so that nothing moves when the data arrives. */
export function Loading({ active, children }: LoadingProps) {
  return <LoadingContext.Provider value={active}>{children}</LoadingContext.Provider>;
}
