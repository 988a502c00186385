import { api } from '../api/client';

/**
 * Whether this build was made to run against the demo API. The demo API's Vite plugin sets the flag; in a
 * production build it is false and everything behind it is dropped.
 */
export const DEMO_API_PRESENT: boolean = import.meta.env.VITE_DEMO_API === 'true';

/** Signs in to the demo account of a role: the one call that only the demo API has. */
export async function demoLogin(role: string): Promise<void> {
  await api.write('POST', '/api/demo-login', { role });
}
