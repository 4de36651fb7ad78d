import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type net from 'node:net';
import os from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/connections/client.server.ts';
import { openMetrics } from './metrics.ts';

const TOKEN = '7c19e04b8d52a6f31e90c7b46a8d25f0';
const REAL = { isDemo: false, hsts: 'host' as const, dataDir: os.tmpdir(), metricsToken: TOKEN };

const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Settings = Parameters<typeof openMetrics>[0];

async function serve(settings: Settings) {
  const database = {
    asSystem: () => Promise.reject(new Error('No database here')),
    figures: () => ({ open: 0, idle: 0, waiting: 0, failedQueries: 0, refusedStatements: 0 }),
    isStalled: () => false,
  } as unknown as Database;
  const metrics = openMetrics(settings, { database });
  const server = http.createServer(async (request, response) => {
    const startedAt = performance.now();
    if (!(await metrics.answer(request, response))) response.writeHead(404).end();
    metrics.count(request, response.statusCode, 'server', startedAt);
  });
  metrics.watch(server);
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return async (headers: http.OutgoingHttpHeaders = {}, method = 'GET') => {
    const request = http.request({ port, host: '127.0.0.1', path: '/metrics', method, headers, agent: false }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    let body = '';
    for await (const part of response.setEncoding('utf8')) body += part;
    return { status: response.statusCode, headers: response.headers as IncomingHttpHeaders, body };
  };
}

describe('a real site', () => {
  test('sends its figures to a client with the token', async () => {
    const ask = await serve(REAL);
    const { status, headers, body } = await ask({ Authorization: `Bearer ${TOKEN}` });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['strict-transport-security']).toBeDefined();
    expect(body).toContain('\nagency_database_up 0\n');
    expect(body).toContain('\nagency_connections_open 1\n');
    expect(body).toContain('\nprocess_resident_memory_bytes ');
  });

  test.each<[string, http.OutgoingHttpHeaders, string?]>([
    ['without a token', {}],
    ['with an empty one', { Authorization: 'Bearer ' }],
    ['with a wrong one', { Authorization: `Bearer ${TOKEN.replace('7', '8')}` }],
    ['with half of it', { Authorization: `Bearer ${TOKEN.slice(0, 16)}` }],
    ['with more than it', { Authorization: `Bearer ${TOKEN}0` }],
    ['by another scheme', { Authorization: `Basic ${TOKEN}` }],
    ['from this computer, as it says', { 'X-Forwarded-For': '127.0.0.1' }],
    ['by POST', { Authorization: `Bearer ${TOKEN}` }, 'POST'],
  ])('answers 404 to any other client: %s', async (_how, headers, method) => {
    const ask = await serve(REAL);
    const { status, body } = await ask(headers, method);
    expect([status, body]).toEqual([404, '']);
  });

  test('answers 404 to every client if no token is set', async () => {
    const ask = await serve({ ...REAL, metricsToken: null });
    expect((await ask()).status).toBe(404);
    expect((await ask({ Authorization: 'Bearer null' })).status).toBe(404);
    expect((await ask({ Authorization: 'Bearer ' })).status).toBe(404);
  });

  test('counts what was answered, without saying what was asked for', async () => {
    const ask = await serve(REAL);
    await ask();
    const { body } = await ask({ Authorization: `Bearer ${TOKEN}` });
    expect(body).toContain(
      'agency_http_request_seconds_count{group="probes",method="GET",status="4xx",source="server"} 1',
    );
  });
});

describe('a demo', () => {
  test('tells its own computer', async () => {
    const ask = await serve({ ...REAL, isDemo: true, metricsToken: null });
    expect((await ask()).status).toBe(200);
    expect((await ask({}, 'HEAD')).body).toBe('');
  });

  test('with a token asks for it', async () => {
    const ask = await serve({ ...REAL, isDemo: true });
    expect((await ask()).status).toBe(404);
  });
});
