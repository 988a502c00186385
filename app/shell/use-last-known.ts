import { useState } from 'react';
import type { CurrentUser } from '../auth';

/**
 * Who was there last, while it is looked up anew who is there. A page that comes back from the back/forward cache goes on
 * with the session and the screen that it was left with, once the person is found to be the same.
 */
export function useLastKnown(current: CurrentUser): CurrentUser {
  const [known, setKnown] = useState(current);
  if (current.status === 'loading') return known;
  if (current.status !== known.status || current.user !== known.user) setKnown(current);
  return current;
}
