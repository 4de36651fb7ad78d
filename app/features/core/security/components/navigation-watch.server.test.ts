import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { navigationWatchScript } from './navigation-watch.server.ts';

/** Simulates a tab that has run only this script. */
function openTab(storage: { getItem(): string | null; setItem(key: string, value: string): void }) {
  const sent: string[] = [];
  let leave = () => {};
  let now = 0;
  const context = createContext({
    sessionStorage: storage,
    Date: { now: () => now },
    addEventListener: (_type: string, listener: () => void) => {
      leave = listener;
    },
    fetch: async (_address: string, { body }: { body: string }) => sent.push(body),
  });
  runInContext(navigationWatchScript('routes/public/jobs/jobs'), context);
  return {
    sent,
    leaveAt: (moment: number) => {
      now = moment;
      leave();
    },
  };
}

function makeStorage() {
  let stored: string | null = null;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
}

test('the script works without others: it reports the twenty-first page left within ten seconds, once', () => {
  const tab = openTab(makeStorage());
  for (let page = 0; page < 20; page += 1) tab.leaveAt(page * 100);
  expect(tab.sent).toEqual([]);
  for (let page = 20; page < 30; page += 1) tab.leaveAt(page * 100);
  expect(tab.sent).toEqual(['{"type":"rapid_navigation","page":"routes/public/jobs/jobs"}']);
});

test('a tab without storage reports nothing', () => {
  const tab = openTab({
    getItem: () => {
      throw new Error('storage is blocked');
    },
    setItem: () => {},
  });
  for (let page = 0; page < 30; page += 1) tab.leaveAt(page);
  expect(tab.sent).toEqual([]);
});

test('the script is small enough for every page of a signed-in user', () => {
  expect(navigationWatchScript('routes/public/jobs/jobs').length).toBeLessThan(2_500);
});
