import { describe, expect, it } from 'vitest';
import { CALL_CHOICES, chosenFaults, DATA_CALLS, FAULT_CHOICES, networkFaults } from './fault-choices.js';
import { DEMO_ROUTES } from './handlers.js';

/** Values that Storybook lets through in the `globals` of an address. */
const FIT_FOR_URL = /^[a-zA-Z0-9 _-]+$/;

describe('the choices of the Fault lab', () => {
  it('have names that an address can hold, each once', () => {
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

  it('leave the user look-ups and every write alone when all data reads are hit', () => {
    const calls = chosenFaults(DATA_CALLS, 'server-error').map(({ call }) => call);
    expect(calls).toHaveLength(19);
    expect(calls).toContain('GET /api/bookings');
    expect(calls.filter((call) => /\/auth\/|POST/.test(call))).toEqual([]);
  });

  it('choose nothing by an unknown name', () => {
    expect(chosenFaults('get-bookings', 'none')).toEqual([]);
    expect(chosenFaults('get-nothing', 'html')).toEqual([]);
    expect(chosenFaults('get-bookings', 'toString')).toEqual([]);
  });
});

describe('the state of the network', () => {
  it('hits reads and writes, but not the look-ups that a screen stands on', () => {
    const faults = networkFaults('offline');
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['network']));
    expect(faults.map(({ call }) => call)).toContain('POST /api/logout');
    expect(faults.filter(({ call }) => call.includes('/auth/'))).toEqual([]);
  });

  it('is live without faults, and by an unknown name', () => {
    expect(networkFaults('live')).toEqual([]);
    expect(networkFaults('constructor')).toEqual([]);
  });
});
