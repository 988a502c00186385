import { type RefObject, useImperativeHandle } from 'react';
import { Toaster } from 'tapa-ui/toast';
import { type SessionMonitor, useSessionMonitor } from '../session';

/**
 * The parts that only signed-in users need on every screen: the session monitor, and the toasts, which are all about what such
 * users do. Lazy: visitors load none of it.
 */
export default function SignedIn({
  person,
  monitor,
}: {
  /** Identifies the user; unique. */
  person: string;
  /** Filled with the running monitor. */
  monitor: RefObject<SessionMonitor | null>;
}) {
  const session = useSessionMonitor(person);
  useImperativeHandle(monitor, () => session, [session]);
  return <Toaster />;
}
