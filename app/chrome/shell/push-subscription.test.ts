import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetForeignSubscription } from './push-subscription.ts';

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const PREFERENCES = { general: true, jobs: true, messages: true, marketing: false };
const unsubscribe = vi.fn(async () => true);
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  stubSubscription({ endpoint: ENDPOINT, unsubscribe });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function stubSubscription(subscription: object | null): void {
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
}

test('ends the subscription of another account', async () => {
  fetchMock.mockResolvedValue(Response.json({ ok: true, preferences: null }));
  await forgetForeignSubscription();
  expect(unsubscribe).toHaveBeenCalledOnce();
  const [path, { method, body } = {}] = fetchMock.mock.calls[0] ?? [];
  expect([path, method, String(body)]).toEqual([
    '/api/push-subscription',
    'POST',
    String(new URLSearchParams({ intent: 'find', endpoint: ENDPOINT })),
  ]);
});

test.each<[string, () => Promise<Response>]>([
  ['it belongs to the signed-in account', async () => Response.json({ ok: true, preferences: PREFERENCES })],
  ['the site refuses', async () => Response.json({ ok: false }, { status: 403 })],
  ['the session has ended', async () => new Response(null, { status: 302 })],
  ['something else answers', async () => new Response('<p>Welcome to our café</p>')],
  ['nothing answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the subscription if %s', async (_what, answer) => {
  fetchMock.mockImplementation(answer);
  await forgetForeignSubscription();
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('sends no request if there is no subscription or no service worker', async () => {
  stubSubscription(null);
  await forgetForeignSubscription();
  vi.stubGlobal('navigator', {});
  await forgetForeignSubscription();
  expect(fetchMock).not.toHaveBeenCalled();
});
