import type { RecordedCall } from '../../src/testing/demo-api/mock-server';

/** A call as tests speak of it: 'GET /api/bookings'. */
export const callName = ({ method, path }: RecordedCall): string => `${method} ${path}`;

export const namesOf = (calls: readonly RecordedCall[]): string[] => calls.map(callName).sort();
