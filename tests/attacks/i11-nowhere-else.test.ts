import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askSiteverify } from '#platform/human-check/siteverify.server.ts';
import { createChatCompletions } from '#platform/language-model/chat-completions.server.ts';
import { createWebPush } from '#platform/push/web-push.server.ts';
import { openS3Storage } from '#platform/storage/s3.server.ts';
import { detourTest } from '#tests/support/detour.ts';
import { type Outbound, type OutboundWatch, watchOutbound } from '#tests/support/inside-site.ts';
import { type ModelStandIn, startLanguageModel } from '#tests/support/language-model.ts';
import { ACTORS, MATRIX, type MatrixActor } from '#tests/support/matrix.ts';
import { addressOf } from '#tests/support/matrix-cell.ts';
import { formFor, listBodiesWith, type SentForm } from '#tests/support/matrix-forms.ts';
import { listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { measured } from '#tests/support/measured.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { newDevice, newVapidKeys, PUSH_ORIGIN } from '#tests/support/push-service.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';

/** I11: an address typed by a visitor is only text. The site connects only to configured services. */
let stage: Stage;
let watch: OutboundWatch;
let model: ModelStandIn;
/** Counts connections: any visit means that the site followed an address. */
let trap: { port: number; visits: number; stop(): void };

beforeAll(async () => {
  watch = watchOutbound();
  [model, trap] = await Promise.all([startLanguageModel(), setTrap()]);
  const env = { ...watch.env, ASSISTANT_URL: model.url, ASSISTANT_KEY: 'a-key' };
  stage = await setStage({ env });
});

afterAll(async () => {
  await stage?.stop();
  await model?.stop();
  trap?.stop();
  await watch?.end();
});

async function setTrap() {
  const trapServer = { port: 0, visits: 0, stop: () => server.close() };
  const server = net.createServer((socket) => {
    trapServer.visits += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  trapServer.port = (server.address() as AddressInfo).port;
  return trapServer;
}

const listAddresses = () => {
  const addresses = [
    `http://127.0.0.1:${trap.port}/i11`,
    `https://i11.evil.example/`,
    'http://169.254.169.254/latest/meta-data/',
    `http://[::ffff:127.0.0.1]:${trap.port}/`,
    `http://2130706433:${trap.port}/`,
    `//127.0.0.1:${trap.port}/`,
    'file:///etc/passwd',
    `gopher://127.0.0.1:${trap.port}/_INFO`,
    `<img src="http://127.0.0.1:${trap.port}/x">`,
    `[a link](http://127.0.0.1:${trap.port}/x)`,
    `wren@127.0.0.1:${trap.port}`,
    `<!DOCTYPE x [<!ENTITY y SYSTEM "http://127.0.0.1:${trap.port}/">]>`,
  ];
  return addresses.slice(0, rounds(1, addresses.length));
};

function listBodies(pattern: string, address: string): SentForm[] {
  const { type, body } = formFor(pattern);
  if (typeof body !== 'string') return listBodiesWith(address).flatMap(([of, sent]) => (of === pattern ? [sent] : []));
  if (type.startsWith('multipart/')) return [{ type, body: body.replace('cv.pdf', address) }];
  if (type !== 'application/x-www-form-urlencoded') {
    const record = JSON.parse(body, (_name, value) => (typeof value === 'string' ? address : value));
    return [{ type, body: JSON.stringify(record) }];
  }
  const names = [...new URLSearchParams(body).keys()];
  // The address is a valid password and would become the account's password.
  const single = names.filter((name) => name !== 'password');
  const filled = (chosen: string[]) => {
    const fields = new URLSearchParams(body);
    for (const name of chosen) fields.set(name, address);
    return { type, body: fields.toString() };
  };
  return [...(hasAllRounds ? single.map((name) => filled([name])) : []), filled(names)];
}

const writerOf = (pattern: string): MatrixActor =>
  ACTORS.find((actor) => MATRIX[pattern]?.write?.[actor] === 'let_in') ?? 'anonymous';

test('I11: an address in every field of every form, in headers and in queries', {
  timeout: inFull(HANGING_MS, 900_000),
}, async () => {
  let requestCount = 0;
  for (const address of listAddresses()) {
    for (const route of listBuiltRoutes().filter(({ hasAction }) => hasAction)) {
      for (const { type, body } of listBodies(route.pattern, address)) {
        const headers = { ...(await stage.headersOf(writerOf(route.pattern))), Accept: 'application/json' };
        const from = { Origin: stage.site.url, Referer: address, 'User-Agent': address, 'Content-Type': type };
        const others = {
          'X-Forwarded-Host': 'i11.evil.example',
          'X-Original-URL': address,
          Forwarded: `host=${address}`,
        };
        const path = `${addressOf(stage, route)}?next=${encodeURIComponent(address)}`;
        const answer = await request(stage.site.url, path, {
          method: 'POST',
          headers: { ...headers, ...from, ...others },
          body,
        });
        expect([route.pattern, answer.status]).not.toEqual([route.pattern, 500]);
        requestCount += 1;
      }
      if (MATRIX[route.pattern]?.target) await stage.renew(MATRIX[route.pattern]?.target);
    }
    const query = encodeURIComponent(address);
    const paths = ['og/page?path=', 'search?q=', 'jobs?search=', 'candidate-login?next=', 'jobs-feed.xml?search='];
    await Promise.all(paths.map((path) => request(stage.site.url, `/${path}${query}`)));
    requestCount += paths.length;
  }
  await stage.settle();
  const { strangers, configured } = await sortOutbound();
  expect(strangers).toEqual([]);
  expect(trap.visits).toBe(0);
  expect(configured.database).toBeGreaterThan(0);
  measured(
    'I11',
    `${requestCount} requests with addresses in them: ${configured.database} connections to the database, ${configured.model} to the language model, none elsewhere`,
  );
});

/** Sorts connections: to the database, to the language model, or, which must not happen, elsewhere. */
async function sortOutbound() {
  const database = new URL(stage.site.database.appUrl);
  const modelPort = Number(new URL(model.url).port);
  const socketFolder = database.searchParams.get('host') ?? decodeURIComponent(database.hostname);
  const isDatabase = ({ host, port, path = '' }: Outbound) =>
    path.startsWith(socketFolder) ||
    host === socketFolder ||
    (port !== undefined && port === Number(database.port || 5432));
  const isModel = ({ port, lookup }: Outbound) => port === modelPort || lookup === new URL(model.url).hostname;
  const all = await watch.list();
  return {
    strangers: all.filter((each) => !isDatabase(each) && !isModel(each)),
    configured: { database: all.filter(isDatabase).length, model: all.filter(isModel).length },
  };
}

test('I11: the assistant asks the one it is configured for', async () => {
  const before = (await sortOutbound()).configured.model;
  const { type, body } = formFor('api/assistant');
  const headers = { ...(await stage.headersOf('anonymous')), Origin: stage.site.url, 'Content-Type': type };
  expect((await request(stage.site.url, '/api/assistant', { method: 'POST', headers, body })).status).toBe(200);
  expect((await sortOutbound()).configured.model).toBeGreaterThan(before);
});

test.each([301, 302, 303, 307, 308])(
  'I11: no configured service can redirect the site elsewhere, by %i',
  async (status) => {
    const guide = http.createServer(async (message, response) => {
      await buffer(message);
      response.writeHead(status, { Location: `http://127.0.0.1:${trap.port}/` }).end();
    });
    guide.listen(0, '127.0.0.1');
    await once(guide, 'listening');
    const address = `http://127.0.0.1:${(guide.address() as AddressInfo).port}`;
    const never = new AbortController().signal;
    try {
      const verdict = await askSiteverify({ secretKey: 'a', token: 'b', address });
      expect(verdict.ok).toBe(false);

      const words = createChatCompletions({ url: address, key: 'a-key', model: 'any' }).answer(
        [{ role: 'user', content: 'Hello' }],
        never,
      );
      await expect(words[Symbol.asyncIterator]().next()).rejects.toThrow();

      const push = createWebPush({ keys: newVapidKeys(), contact: () => 'mailto:ops@jobs.example' });
      detourTest({ from: PUSH_ORIGIN, to: address });
      const message = { title: 'A', body: 'B', path: '/', tag: 'c' };
      const delivery = { lifetimeSeconds: 60, urgency: 'normal', topic: 'c' } as const;
      await expect(push.send(newDevice(), message, delivery, never)).rejects.toThrow();

      const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
      const storage = openS3Storage({ bucket: 'files', region: 'eu-west-2', endpoint: address, ...keys });
      await expect(
        storage.put({ key: 'cvs/a.pdf', bytes: Buffer.from('a'), mediaType: 'application/pdf' }),
      ).rejects.toThrow();
      await expect(storage.open('cvs/a.pdf')).rejects.toThrow();
      storage.close();
    } finally {
      vi.unstubAllGlobals();
      guide.close();
      guide.closeAllConnections();
    }
    expect(trap.visits).toBe(0);
  },
);
