import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const device = vi.hoisted(() => ({ signedOut: null as string | null }));

/** Replaces IndexedDB, which Node does not have. */
vi.mock('#app/web/offline/device-store.ts', () => ({
  findSignedOutOffline: async () => device.signedOut,
  forgetSignedOutOffline: async () => {
    device.signedOut = null;
  },
}));

const { finishSignOut } = await import('./offline-sign-out.ts');

const fetched = vi.fn();
const session = (account: string | null) => Response.json({ account });
const ended = () => ({ type: 'opaqueredirect' });

beforeEach(() => {
  device.signedOut = 'aisha';
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('without an offline sign-out, no request is sent', async () => {
  device.signedOut = null;
  expect(await finishSignOut()).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('an account that signed out offline is signed out on the server, by its id', async () => {
  fetched.mockResolvedValueOnce(session('aisha')).mockResolvedValueOnce(ended());
  expect(await finishSignOut()).toBe(true);
  expect(fetched.mock.calls[1]).toMatchObject(['/logout', { method: 'POST', headers: { 'X-Account': 'aisha' } }]);
  expect(device.signedOut).toBeNull();
});

test('another account that has signed in since stays signed in', async () => {
  fetched.mockResolvedValueOnce(session('tom'));
  expect(await finishSignOut()).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
  expect(device.signedOut).toBeNull();
});

test('if another account signs in between both requests, the sign-out is refused, and the next attempt finds that account', async () => {
  fetched.mockResolvedValueOnce(session('aisha')).mockResolvedValueOnce(new Response(null, { status: 403 }));
  expect(await finishSignOut()).toBe(false);
  fetched.mockResolvedValueOnce(session('tom'));
  expect(await finishSignOut()).toBe(true);
  expect(device.signedOut).toBeNull();
});

test('the sign-out stays pending while the site cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await finishSignOut()).toBe(false);
  expect(device.signedOut).toBe('aisha');
});

test.each([
  ['another site answers for this one', () => Response.json({ portal: 'Log in to the café’s network' })],
  ['the site could not look up the session', () => new Response(null, { status: 503 })],
])('the sign-out stays pending if %s', async (_why, answer) => {
  fetched.mockResolvedValueOnce(answer());
  expect(await finishSignOut()).toBe(false);
  expect(device.signedOut).toBe('aisha');
});
