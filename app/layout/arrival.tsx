import { useArrival } from './use-arrival';

/** `useArrival` as an element, for screens whose `h1` comes later than they do: it stands beside the `h1`. */
export function Arrival() {
  useArrival();
  return null;
}
