import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runOfflinePage } from './offline-page.ts';

const TICK_MS = 5_000;
const reload = vi.fn();
const livez = vi.fn();
const reason = { textContent: 'The site cannot be reached.', setAttribute: vi.fn() };
const button = { parentElement: { previousElementSibling: reason }, addEventListener: vi.fn() };
let listeners: Map<string, () => void>;
let state: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  state = { key: 'of the router' };
  reason.textContent = 'The site cannot be reached.';
  for (const each of [reload, livez, button.addEventListener]) each.mockReset();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('fetch', livez);
  vi.stubGlobal('location', { pathname: '/about', reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    getElementById: (id: string) => (id === 'try-again' ? button : null),
    querySelector: () => null,
  });
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState: (next: unknown) => {
      state = next;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load(): Promise<void> {
  vi.clearAllTimers();
  await runOfflinePage('pages', '/offline', ' | Site');
  await vi.advanceTimersByTimeAsync(TICK_MS);
}

test('an address that fails alone is tried twice; after that only the visitor tries again', async () => {
  livez.mockResolvedValue({ ok: true });
  await load();
  await load();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(reason.textContent).toBe('The site cannot be reached.');
  await load();
  await vi.advanceTimersByTimeAsync(TICK_MS * 20);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(reason.textContent).toBe('We can’t load this page just now.');
  expect(state).toMatchObject({ key: 'of the router' });
  button.addEventListener.mock.calls[0]?.[1]();
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([
  ['was out of reach', () => livez.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['did not work', () => livez.mockResolvedValueOnce({ ok: false })],
])('it is tried again once the site %s in between', async (_what, fail) => {
  state = { offlineTries: 2 };
  livez.mockResolvedValue({ ok: true });
  fail();
  await load();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(TICK_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('it is tried again whenever the device comes back online, if the site can be reached then', async () => {
  state = { offlineTries: 2 };
  livez.mockResolvedValue({ ok: true });
  await load();
  expect(reload).not.toHaveBeenCalled();
  listeners.get('online')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(state).toMatchObject({ offlineTries: 1 });
  livez.mockRejectedValue(new TypeError('Failed to fetch'));
  listeners.get('online')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});
