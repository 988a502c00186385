import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../auth';
import { wantedPath } from './wanted-path';

/** A page that only visitors need: whoever is signed in goes on to where they wanted to (decision 3). */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const { status } = useCurrentUser();
  return status === 'authenticated' ? <Navigate to={wantedPath(state)} replace /> : children;
}
