// @form full
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { beginUpload, cvPart, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { CLOCK, CLOCK_ENV, connectPeers, trickle, visitUntil } from '#tests/support/slow-peers.ts';
import { eventually } from '#tests/support/task-queue.ts';

/** P01, P02: the site closes connections of extremely slow senders and keeps serving others. */
let site: Site;

beforeAll(async () => {
  site = await startSite({ env: CLOCK_ENV });
});

afterAll(() => site?.stop());

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const IN_FULL = { timeout: 240_000 };

test('P01: headers that never end, and connections that say nothing, end within ten seconds', IN_FULL, async () => {
  const count = rounds(50, 500);
  const began = `GET / HTTP/1.1\r\nHost: localhost:${site.port}\r\n`;
  const senders = connectPeers(site, count, began);
  const silent = connectPeers(site, count);
  const ending = Promise.all([
    trickle(senders, 'X-More: 1\r\n', 2_000 / CLOCK),
    Promise.all(silent.map(({ closed }) => closed)),
  ]);
  const served = await visitUntil(site, ending);
  const [ofTalkative, ofSilent] = await ending;
  const slowest = Math.max(...ofTalkative, ...ofSilent);
  expect(new Set(senders.map((peer) => peer.heard().split('\r\n', 1)[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  if (hasAllRounds) {
    expect(slowest).toBeLessThanOrEqual(10_000);
    expect(served.p95).toBeLessThanOrEqual(500);
  }
  const time = CLOCK === 1 ? '' : `, on a clock ${CLOCK} times as fast`;
  measured(
    'P01',
    `${count * 2} connections were closed after ${seconds(slowest)} at most${time}; ${served.count} other visits were answered, p95 ${served.p95.toFixed(0)} ms`,
  );
});

const head = (length: number) =>
  [
    'POST /contact HTTP/1.1',
    `Host: localhost:${site.port}`,
    `Origin: ${site.url}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

test('P02: a body that hardly comes ends after half a minute', IN_FULL, async () => {
  const count = rounds(100, 1_000);
  const unansweredPeers = connectPeers(site, count / 2, head(100_000));
  // A stored page is answered before its body arrives; the connection stays open.
  const answeredPeers = connectPeers(site, count / 2, head(100_000).replace('POST /contact', 'GET /'));
  const ending = trickle([...unansweredPeers, ...answeredPeers], 'x', 2_000 / CLOCK);
  const served = await visitUntil(site, ending);
  const slowest = (await ending).at(-1) ?? 0;
  expect(new Set(unansweredPeers.map((peer) => peer.heard().split('\r\n', 1)[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  if (hasAllRounds) {
    expect(slowest).toBeLessThanOrEqual(30_000);
    expect(served.p95).toBeLessThanOrEqual(500);
  }
  const time = CLOCK === 1 ? '' : `, on a clock ${CLOCK} times as fast`;
  measured(
    'P02',
    `${count} connections were closed after ${seconds(slowest)} at most${time}; ${served.count} other visits were answered, p95 ${served.p95.toFixed(0)} ms`,
  );
});

test('P02: slow uploads go on for as long as they come, and give their places to others', IN_FULL, async () => {
  const people = await addCandidates(site.database.database, 'Wren Halloran', 'Robin Ashdown', 'Isla Moray');
  const [wren = '', robin = '', isla = ''] = await Promise.all(people.map((id) => signInAs(site, id)));
  const pieces = 180;
  const perSecond = inFull(1_500, 6_000);
  const content = pdf((pieces * perSecond) / 2);
  const small = pdf(100_000);
  const slow = [wren, wren, robin, robin].map((cookie) => beginUpload(site, cookie, cvPart(content)));
  const sending = (async () => {
    for (let piece = 0; piece < pieces; piece += 1) {
      for (const upload of slow) {
        const at = (share: number) => Math.floor((upload.length * share) / pieces);
        await upload.write(at(piece), at(piece + 1));
      }
      await wait(500 / CLOCK);
    }
  })();
  const statusFor = async (cookie: string) => (await sendCv(site, cookie, [cvPart(small)])).status;
  await eventually(async () => {
    const { body } = await request(site.url, '/metrics');
    expect(body.toString()).toMatch(/^agency_uploads\S* 4$/m);
  });
  expect(await statusFor(isla)).toBe(503);
  await eventually(async () => expect(await statusFor(isla)).toBe(200));
  expect(slow.map((upload) => upload.status())).toEqual([0, 0, 0, 0]);
  expect(await statusFor(wren)).toBe(503);
  await sending;
  await eventually(() => expect(slow.map((upload) => upload.status())).toEqual([200, 200, 200, 200]));
  measured(
    'P02',
    `${slow.length} of ${slow.length} uploads at ${perSecond / 1_000} kB a second came through, and kept a fifth waiting for one place's time at most`,
  );
});
