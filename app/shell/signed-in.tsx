import { useEffect } from 'react';
import { Toaster } from 'tapa-ui/toast';
import { resumeSession, useSessionMonitor } from '../session/use-session-monitor';

interface SignedInProps {
  /** Identifies the user; unique. */
  person: string;
  /** True where the last look-up has found them; false while another runs. */
  isFound: boolean;
}

// The parts that only signed-in users need on every screen. Lazy: visitors load none of it.
export default function SignedIn({ person, isFound }: SignedInProps) {
  useSessionMonitor(person);
  // Who comes back to a page that was left to sign out, and is found there, is still signed in.
  useEffect(() => {
    if (isFound) resumeSession();
  }, [isFound]);
  return <Toaster />;
}
