import { useEffect } from 'react';
import { Toaster } from 'tapa-ui/toast';
import { resumeSession, useSessionMonitor } from '../session/use-session-monitor';

interface SignedInProps {
  person: string;
  /** True where the last look-up found the user; false while another runs. */
  isFound: boolean;
}

// Parts of every screen for signed-in users. Lazy, because visitors have none.
export default function SignedIn({ person, isFound }: SignedInProps) {
  useSessionMonitor(person);
  // A user who returns to a page that was left to sign out, and is found again, is still signed in.
  useEffect(() => {
    if (isFound) resumeSession();
  }, [isFound]);
  return <Toaster />;
}
