import { api } from '../api/client';

/**
 * True in a build that runs against the demo API. The demo API's Vite plugin sets the flag. In a production build it is
 * false, and the bundler removes all code that depends on it.
 */
export const DEMO_API_PRESENT: boolean = import.meta.env.VITE_DEMO_API === 'true';

/** Signs in to the demo account of a role. Only the demo API has this call. */
export async function demoLogin(role: string): Promise<void> {
  await api.write('POST', '/api/demo-login', { role });
}
