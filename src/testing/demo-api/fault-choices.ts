import type { Fault } from './faults.js';
import { DEMO_ROUTES } from './handlers.js';
import type { DemoRoute } from './route.js';

const FAULTS = {
  slow: { title: 'Slow (2 s)', fault: { kind: 'slow', ms: 2000 } },
  endless: { title: 'No answer ever', fault: { kind: 'hang' } },
  unauthorized: { title: '401', fault: { kind: 'status', status: 401 } },
  forbidden: { title: '403', fault: { kind: 'status', status: 403 } },
  'server-error': { title: '500', fault: { kind: 'status', status: 500 } },
  html: { title: 'HTML instead of JSON', fault: { kind: 'html' } },
  truncated: { title: 'Truncated JSON', fault: { kind: 'truncated' } },
  'wrong-types': { title: 'Wrong types', fault: { kind: 'wrong-types' } },
  empty: { title: 'Empty body', fault: { kind: 'empty' } },
  'network-down': { title: 'Network down', fault: { kind: 'network' } },
} as const satisfies Record<string, { title: string; fault: DistributiveOmit<Fault, 'call' | 'times'> }>;

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

export type FaultName = keyof typeof FAULTS;

export interface Choice<Value extends string = string> {
  value: Value;
  title: string;
}

export const FAULT_CHOICES = Object.entries(FAULTS).map(([value, { title }]) => ({
  value,
  title,
})) as readonly Choice<FaultName>[];

/** Name of all reads of a screen, except the two user look-ups. */
export const DATA_CALLS = 'data';

/** Excludes a navigation and the demo sign-in, which no page calls by `fetch`. */
const isFetched = ({ method, path }: DemoRoute): boolean =>
  path !== '/api/demo-login' && !(method === 'GET' && path === '/api/logout');

const FETCHED = DEMO_ROUTES.filter(isFetched);

const isLookUp = ({ path }: DemoRoute): boolean => path.startsWith('/api/auth/');

const callOf = ({ method, path }: DemoRoute): string => `${method} ${path}`;

/** Returns the name of a call in a URL: 'get-bookings', 'post-logout'. */
const nameOf = ({ method, path }: DemoRoute): string =>
  `${method.toLowerCase()}-${path.replace('/api/', '').replaceAll('/', '-')}`;

/** Choices of the call that a fault hits; the first is all data reads. */
export const CALL_CHOICES: readonly Choice[] = [
  { value: DATA_CALLS, title: 'Every data read' },
  ...FETCHED.map((route) => ({ value: nameOf(route), title: callOf(route) })),
];

export function faultNamed(name: FaultName, call: string): Fault {
  return { call, ...FAULTS[name].fault };
}

function callsNamed(name: string): string[] {
  const routes =
    name === DATA_CALLS
      ? FETCHED.filter((route) => route.method === 'GET' && !isLookUp(route))
      : FETCHED.filter((route) => nameOf(route) === name);
  return routes.map(callOf);
}

/** Returns the faults of a choice in the Fault lab; none for unknown names. */
export function chosenFaults(call: string, fault: string): Fault[] {
  if (!isFaultName(fault)) return [];
  return callsNamed(call).map((one) => faultNamed(fault, one));
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}

/** States of the network. They affect only calls after the sign-in, so that a screen is shown. */
export const NETWORK_CHOICES = [
  { value: 'live', title: 'Network: live' },
  { value: 'slow', title: 'Network: slow (2 s)' },
  { value: 'offline', title: 'Network: offline' },
] as const satisfies readonly Choice[];

const NETWORK_FAULTS: ReadonlyMap<string, FaultName> = new Map([
  ['slow', 'slow'],
  ['offline', 'network-down'],
]);

export function networkFaults(network: string): Fault[] {
  const fault = NETWORK_FAULTS.get(network);
  if (fault === undefined) return [];
  return FETCHED.filter((route) => !isLookUp(route)).map((route) => faultNamed(fault, callOf(route)));
}
