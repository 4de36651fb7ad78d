import { afterAll, beforeAll, expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { isFullForm, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { connectPeers, countOpen, residentMemory, visitUntil } from '#tests/support/slow-peers.ts';
import { eventually } from '#tests/support/task-queue.ts';

/** P03: whoever asks for much and reads none of it is hung up on, and what waits for them is bounded. */
let site: Site;

/**
 * Whoever reads nothing is let go after a quarter of the times; and whose answers the
 * computer itself has taken, so that nothing of them is left with the site, after three instead of 65.
 */
const SHORTER = `
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...args) {
    if (this.timeout) Object.assign(this, { timeout: this.timeout / 4, keepAliveTimeout: 3_000 });
    return listen.apply(this, args);
  };`;
const IMPATIENT = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SHORTER)}` };

beforeAll(async () => {
  site = await startSite({ env: isFullForm ? {} : IMPATIENT });
});

afterAll(() => site?.stop());

test.each<[string, boolean]>([
  ['the same to everybody', false],
  ["somebody's own", true],
])('P03: pages that nobody reads: %s', { timeout: 300_000 }, async (what, isOwn) => {
  const count = rounds(isOwn ? 20 : 200, 1_000);
  const cookie = isOwn ? `Cookie: ${await signInAs(site, castMember('Tom').id)}\r\n` : '';
  const ask = `GET /jobs HTTP/1.1\r\nHost: localhost:${site.port}\r\n${cookie}\r\n`;
  // So that what all need is there before.
  await visitUntil(site, Promise.resolve());
  const [before, open] = [await residentMemory(site), await countOpen(site)];
  // More than the computer itself takes off the hands of the site.
  const peers = connectPeers(site, count, ask.repeat(10));
  for (const { socket } of peers) socket.pause();
  await eventually(async () => expect(await countOpen(site)).toBeGreaterThan(open + count / 2), 60_000);
  let most = before;
  const startedAt = performance.now();
  // Whoever reads nothing does not learn that it is over either; the site's own open files tell.
  const ending = eventually(async () => {
    most = Math.max(most, await residentMemory(site));
    expect(await countOpen(site)).toBeLessThanOrEqual(open + 5);
  }, 120_000);
  const served = await visitUntil(site, ending);
  const slowest = performance.now() - startedAt;
  for (const { socket } of peers) socket.destroy();
  if (isFullForm) {
    expect(most - before).toBeLessThanOrEqual(100);
    expect(slowest).toBeLessThanOrEqual(60_000);
  }
  measured(
    'P03',
    `${count} readers of ${what}: ${(most - before).toFixed(0)} MiB more, closed within ${(slowest / 1000).toFixed(1)} s${isFullForm ? '' : ', by shorter times'}; meanwhile p95 ${served.p95.toFixed(0)} ms`,
  );
});
