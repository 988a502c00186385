import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEEDS_ID, type RoleNeeds } from './early-requests';

const NEEDS: Readonly<Record<string, RoleNeeds>> = {
  traveler: { code: ['/traveler.js'], reads: ['/api/bookings'] },
  corporate_admin: { code: ['/corporate.js'], reads: [] },
};

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `<script type="application/json" id="${NEEDS_ID}">${JSON.stringify(NEEDS)}</script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the module in a document of a guarded page. */
async function open(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
  const early = await import('./early-requests');
  await new Promise((resolve) => setTimeout(resolve));
  return { early, paths: vi.mocked(fetch).mock.calls.map(([path]) => path) };
}
const codeLinks = () =>
  Array.from(document.querySelectorAll('link[rel="modulepreload"]'), (link) => link.getAttribute('href'));
const signedIn = async () => Response.json({ role: 'traveler' });

it('requests the code and the reads of the user’s role', async () => {
  const { early, paths } = await open(signedIn);
  expect(paths).toEqual(['/api/auth/user', '/api/bookings']);
  expect(codeLinks()).toEqual(['/traveler.js']);
  await expect((await early.takeEarlyResponse('/api/auth/user'))?.json()).resolves.toEqual({
    role: 'traveler',
  });
});

it('requests no reads of the last shown role for another one', async () => {
  const { early } = await open(signedIn);
  early.keepLastRole('corporate_admin');
  document.head.querySelector('link')?.remove();
  vi.resetModules();
  const { paths } = await open(signedIn);
  expect(codeLinks()).toEqual(['/corporate.js', '/traveler.js']);
  expect(paths).toEqual(['/api/auth/user', '/api/bookings']);
});

it.each<[string, () => Promise<Response>]>([
  ['nobody is signed in', async () => Response.json(null)],
  ['the server refuses', async () => Response.json({ role: 'traveler' }, { status: 401 })],
  ['the answer is a page', async () => new Response('<html>')],
  ['the role is unknown', async () => Response.json({ role: 'constructor' })],
  ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('requests only the look-up where %s', async (_reason, answer) => {
  const { paths } = await open(answer);
  expect(paths).toEqual(['/api/auth/user']);
  expect(codeLinks()).toEqual([]);
});

it('requests nothing in a page that the browser prerenders, until it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { paths } = await open(signedIn);
  Reflect.deleteProperty(document, 'prerendering');
  expect(paths).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(codeLinks()).toEqual(['/traveler.js']));
});

it('gives a response once', async () => {
  const { early } = await open(signedIn);
  expect(early.takeEarlyResponse('/api/bookings')).toBeDefined();
  expect(early.takeEarlyResponse('/api/bookings')).toBeUndefined();
});

it('gives no response of a person who is gone', async () => {
  const { early } = await open(signedIn);
  early.dropEarlyResponses();
  expect(early.takeEarlyResponse('/api/bookings')).toBeUndefined();
});

it('gives no response that is more than a minute old', async () => {
  const { early } = await open(signedIn);
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 60_000);
  expect(early.takeEarlyResponse('/api/bookings')).toBeUndefined();
});
