/** Answers of nginx with deploy/nginx.conf while no process of the site is running. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { hasIpv6 } from '#scripts/nginx.ts';
import { startNginx } from '#tests/support/nginx.ts';

async function askBehindNginx(web: [number, number]): Promise<Response> {
  const nginx = await startNginx({ port: await freePort(), web });
  onTestFinished(() => nginx.stop());
  return fetch(`${nginx.url}/jobs`);
}

async function expectTryAgain(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain('Please try again');
}

test('nginx answers 503 and says when to come again while every process is away', async () => {
  await expectTryAgain(await askBehindNginx([await freePort(), await freePort()]));
});

test('nginx answers 503 while every process is stopping and sends readers on', async () => {
  const stopping = createServer((_, response) => response.writeHead(502).end('This process is stopping'));
  await once(stopping.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void stopping.close());
  const { port } = stopping.address() as AddressInfo;
  await expectTryAgain(await askBehindNginx([port, port]));
});

test.runIf(hasIpv6)('nginx answers over IPv6 as over IPv4', async () => {
  const site = createServer((_, response) => response.end('from the site'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const nginx = await startNginx({ port: await freePort(), web: [port, port] });
  onTestFinished(() => nginx.stop());
  for (const host of ['[::1]', '127.0.0.1']) {
    const answer = await fetch(`http://${host}:${nginx.port}/jobs`, { headers: { Host: 'jobs.example' } });
    expect([answer.status, await answer.text()]).toEqual([200, 'from the site']);
  }
});
