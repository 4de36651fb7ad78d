import { afterAll, beforeAll, expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { isFullForm, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { connectPeer, countOpen, type Peer } from '#tests/support/slow-peers.ts';
import { eventually } from '#tests/support/task-queue.ts';

/** P04: more connections than anybody needs are refused at once, and others come through meanwhile. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const ASK = () => `GET /livez HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;
const isAnswered = (peer: Peer) => peer.heard().startsWith('HTTP/1.1 200');

// Other computers than Linux answer to 127.0.0.1 alone.
test.skipIf(process.platform !== 'linux')(
  'P04: two hundred of one address are kept',
  { timeout: 120_000 },
  async () => {
    const before = await countOpen(site);
    const addresses = rounds(2, 50);
    // With a few more of each than are kept.
    const peers = Array.from({ length: addresses }, (_, number) =>
      Array.from({ length: isFullForm ? 210 : 230 }, () => connectPeer(site, '', `127.0.1.${number + 1}`)),
    );
    const all = peers.flat();
    const most = Math.min(8_000, addresses * 200);
    for (const { socket } of all) socket.write(ASK());
    await eventually(() => expect(all.filter((peer) => !isAnswered(peer) && !peer.isClosed())).toEqual([]), 60_000);
    const isOpen = (peer: Peer) => isAnswered(peer) && !peer.isClosed();
    const kept = all.filter(isOpen).length;
    const refused = await Promise.all(all.filter((peer) => peer.isClosed()).map(({ closed }) => closed));
    refused.sort((a, b) => a - b);
    expect(await countOpen(site)).toBeLessThanOrEqual(before + most + 20);
    if (!isFullForm) for (const each of peers) expect(each.filter(isOpen)).toHaveLength(200);
    const recovering = performance.now();
    for (const { socket } of all) socket.destroy();
    await eventually(async () => expect((await request(site.url, '/jobs')).status).toBe(200));
    await eventually(async () => expect(await countOpen(site)).toBeLessThanOrEqual(before + 20));
    const recovered = performance.now() - recovering;
    expect(kept).toBeGreaterThan(0);
    if (isFullForm) expect(recovered).toBeLessThanOrEqual(5_000);
    measured(
      'P04',
      `of ${all.length} connections from ${addresses} addresses ${kept} were kept and answered, ${refused.length} refused, half of them within ${(refused[Math.floor(refused.length / 2)] ?? 0).toFixed(0)} ms; as before ${(recovered / 1000).toFixed(1)} s later`,
    );
  },
);

test('P04: a thousand requests at once on one connection are not begun', async () => {
  const peer = connectPeer(site, ASK().repeat(1_000));
  await peer.closed;
  expect(peer.heard().split('HTTP/1.1 ').length - 1).toBeLessThan(50);
  expect((await request(site.url, '/livez')).status).toBe(200);
});
