import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { connectPeer, countOpen, type Peer } from '#tests/support/slow-peers.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ alone: true });
});

afterAll(() => site?.stop());

const BEGINNING = 'GET /livez HTTP/1.1\r\n';
const REST = () => `Host: localhost:${site.port}\r\n\r\n`;
/** 408: the request took longer than the allowed eight seconds. */
const isAnswered = ({ heard }: Peer) => /^HTTP\/1\.1 (200|408)/.test(heard());
const isOpen = ({ isClosed }: Peer) => !isClosed();

type Caller = Peer & {
  /** By `performance.now()`; 0 before it is connected. */
  connectedAt: number;
  /** Resolves to false if the connection failed on this computer, before it reached the site. */
  connected: Promise<boolean>;
  hungUp: Promise<number>;
};

/** Starts a request: when the site needs room, it closes idle connections first. */
function call(from: string): Caller {
  const peer = connectPeer(site, BEGINNING, from);
  const caller = { ...peer, connectedAt: 0 };
  const connected = new Promise<boolean>((resolve) => {
    peer.socket.once('connect', () => {
      caller.connectedAt = performance.now();
      resolve(true);
    });
    void peer.closed.then(() => resolve(false));
  });
  return Object.assign(caller, { connected, hungUp: peer.closed.then(() => performance.now() - caller.connectedAt) });
}

function watchOpen(): () => Promise<number> {
  let most = 0;
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await countOpen(site).catch(() => 0));
      await wait(20);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return Math.max(most, await countOpen(site));
  };
}

// Only Linux accepts connections from all of 127.0.0.0/8.
test.skipIf(process.platform !== 'linux')(
  'P04: two hundred of one address are kept, and eight thousand of all',
  async () => {
    const before = await countOpen(site);
    const stopWatching = watchOpen();
    const addresses = rounds(2, 50);
    const most = Math.min(8_000, addresses * 200);
    const ofEach: Caller[][] = [];
    for (let number = 1; number <= addresses; number += 1) {
      const callers = Array.from({ length: inFull(230, 210) }, () => call(`127.0.1.${number}`));
      ofEach.push(callers);
      expect((await Promise.all(callers.map(({ connected }) => connected))).filter((is) => !is)).toEqual([]);
    }
    const all = ofEach.flat();
    await eventually(() => expect(all.filter(isOpen).length).toBeLessThanOrEqual(most));
    for (const callers of ofEach) expect(callers.filter(isOpen).length).toBeLessThanOrEqual(200);
    for (const { socket } of all.filter(isOpen)) socket.write(REST());
    await eventually(() => expect(all.filter((peer) => isOpen(peer) && !isAnswered(peer))).toEqual([]));
    const answered = all.filter(isAnswered);
    expect(answered.length).toBeGreaterThanOrEqual(most);
    const refused = await Promise.all(all.filter((peer) => !isAnswered(peer)).map(({ hungUp }) => hungUp));
    const peak = (await stopWatching()) - before;
    expect(peak).toBeLessThanOrEqual(most + 20);
    expect(peak).toBeGreaterThanOrEqual(most - 100);
    const recovering = performance.now();
    // The site closes an idle connection when a new visitor needs room.
    await eventually(async () => expect((await request(site.url, '/jobs')).status).toBe(200));
    for (const { socket } of all) socket.destroy();
    await eventually(async () => expect((await request(site.url, '/jobs')).status).toBe(200));
    await eventually(async () => expect(await countOpen(site)).toBeLessThanOrEqual(before + 20));
    const recovered = performance.now() - recovering;
    refused.sort((a, b) => a - b);
    const refusedWithin = refused[Math.floor(refused.length * 0.95)] ?? 0;
    measured(
      'P04',
      `of ${all.length} connections from ${addresses} addresses ${answered.length} were kept and answered, ${peak} files and connections more open at most; ${refused.length} were refused, within ${refusedWithin.toFixed(0)} ms (95 %); as before ${(recovered / 1000).toFixed(1)} s later`,
    );
    if (!hasAllRounds) return;
    expect(refusedWithin).toBeLessThanOrEqual(1_000);
    expect(recovered).toBeLessThanOrEqual(5_000);
  },
);

test('P04: a thousand requests at once on one connection are not begun', async () => {
  const peer = connectPeer(site, (BEGINNING + REST()).repeat(1_000));
  await peer.closed;
  expect(peer.heard().split('HTTP/1.1 ').length - 1).toBeLessThan(50);
  expect((await request(site.url, '/livez')).status).toBe(200);
});
