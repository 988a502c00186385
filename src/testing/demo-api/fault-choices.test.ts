import { describe, expect, it } from 'vitest';
import { CALL_CHOICES, chosenFaults, DATA_CALLS, FAULT_CHOICES, networkFaults } from './fault-choices.js';
import { DEMO_ROUTES } from './handlers.js';

/** Values that Storybook accepts in `globals` of a URL. */
const FIT_FOR_URL = /^[a-zA-Z0-9 _-]+$/;

describe('the choices of the Fault lab', () => {
  it('have unique names that fit in a URL', () => {
    for (const choices of [FAULT_CHOICES, CALL_CHOICES]) {
      const names = choices.map(({ value }) => value);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(FIT_FOR_URL);
    }
  });

  it('reach every call that a page makes by fetch', () => {
    const calls = CALL_CHOICES.flatMap(({ value }) => chosenFaults(value, 'html')).map(({ call }) => call);
    const wanted = DEMO_ROUTES.map(({ method, path }) => `${method} ${path}`).filter(
      (call) => call !== 'GET /api/logout' && call !== 'POST /api/demo-login',
    );
    expect(new Set(calls)).toEqual(new Set(wanted));
  });

  it('do not include user look-ups and writes in all data reads', () => {
    const calls = chosenFaults(DATA_CALLS, 'server-error').map(({ call }) => call);
    expect(calls).toHaveLength(19);
    expect(calls).toContain('GET /api/bookings');
    expect(calls.filter((call) => /\/auth\/|POST/.test(call))).toEqual([]);
  });

  it('choose nothing for an unknown name', () => {
    expect(chosenFaults('get-bookings', 'none')).toEqual([]);
    expect(chosenFaults('get-nothing', 'html')).toEqual([]);
    expect(chosenFaults('get-bookings', 'toString')).toEqual([]);
  });
});

describe('the state of the network', () => {
  it('affects reads and writes, but not the user look-ups', () => {
    const faults = networkFaults('offline');
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['network']));
    expect(faults.map(({ call }) => call)).toContain('POST /api/logout');
    expect(faults.filter(({ call }) => call.includes('/auth/'))).toEqual([]);
  });

  it('has no faults when it is live or unknown', () => {
    expect(networkFaults('live')).toEqual([]);
    expect(networkFaults('constructor')).toEqual([]);
  });
});
