import { afterEach, expect, it, vi } from 'vitest';
import { DEMO_API_PRESENT, demoLogin } from '../routes/public/demo-portals-screen';
import { stubServer } from '../testing/api-test-utils';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is not offered without the flag of the build', () => {
  expect(DEMO_API_PRESENT).toBe(false);
});

it('posts the role, and throws the error of the call', async () => {
  const calls = stubServer({ 'POST /api/demo-login': { role: 'traveler' } });
  await demoLogin('traveler');
  expect(calls).toEqual(['POST /api/demo-login']);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubServer({});
  await expect(demoLogin('traveler')).rejects.toMatchObject({ status: 404 });
});
