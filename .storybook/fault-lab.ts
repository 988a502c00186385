import {
  CALL_CHOICES,
  type Choice,
  chosenFaults,
  DATA_CALLS,
  FAULT_CHOICES,
  NETWORK_CHOICES,
  networkFaults,
} from '../app/demo-api/fault-choices';
import type { Fault } from '../app/demo-api/faults';

const NO_FAULT = 'none';

/** The Fault lab as stories begin: nothing is wrong. */
export const initialFaultLab = { network: 'live', faultCall: DATA_CALLS, fault: NO_FAULT };

const toolbar = (icon: 'globe' | 'graphline' | 'lightning', items: readonly Choice[]) => ({
  icon,
  items: [...items],
  dynamicTitle: true,
});

/**
 * Toolbars of the app's screens: the state of the network, and the Fault lab, which chooses a call and what goes wrong
 * with it. In an address: `&globals=faultCall:get-bookings;fault:html`. Other stories make no calls.
 */
export const faultLabToolbars = {
  network: { description: 'Network (app screens)', toolbar: toolbar('globe', NETWORK_CHOICES) },
  faultCall: {
    description: 'Fault lab: the call (app screens)',
    toolbar: toolbar('graphline', CALL_CHOICES),
  },
  fault: {
    description: 'Fault lab: the fault (app screens)',
    toolbar: toolbar('lightning', [{ value: NO_FAULT, title: 'No fault' }, ...FAULT_CHOICES]),
  },
};

/** The faults that the toolbars stand for; that of the chosen call comes before that of the network. */
export function faultsOf({ faultCall, fault, network }: Record<string, unknown>): Fault[] {
  return [...chosenFaults(String(faultCall), String(fault)), ...networkFaults(String(network))];
}
