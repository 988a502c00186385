import type { RecordedCall } from '../demo-api/call-log';

/** A call as tests speak of it: 'GET /api/bookings'. */
export const callName = ({ method, path }: RecordedCall): string => `${method} ${path}`;
