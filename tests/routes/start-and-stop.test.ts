import { once } from 'node:events';
import { existsSync } from 'node:fs';
import net from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { preload } from '#tests/support/preload.ts';
import {
  newDataFolder,
  postmaster,
  postmasterFile,
  queryOwn,
  refusal,
  startIn,
  startWithDatabase,
} from '#tests/support/started-sites.ts';
import { eventually } from '#tests/support/task-queue.ts';

describe('a site with its own PostgreSQL', () => {
  test('is ready with the demo in it; a PostgreSQL that is killed is started again; SIGTERM stops both in order, after a time in which it says no at /readyz, goes on answering and ends each connection', async () => {
    const folder = await newDataFolder();
    const site = await startIn(folder, { DRAIN_SECONDS: '10' });
    expect(site.output()).toContain(site.url);
    expect(site.output()).toContain('morag@tidewell.example');
    expect(await queryOwn(folder, 'SELECT count(*) > 50 AS enough FROM jobs')).toEqual([{ enough: true }]);
    const [pid] = await postmaster(folder);
    process.kill(Number(pid), 'SIGKILL');
    await eventually(async () => expect((await postmaster(folder))[0]).not.toBe(pid));
    await eventually(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200));
    expect(site.output()).toContain('the built-in PostgreSQL has ended; it is started again');
    site.child.kill('SIGTERM');
    await eventually(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503));
    const board = await fetch(`${site.url}/jobs`);
    expect(board.status).toBe(200);
    expect(board.headers.get('Connection')).toBe('close');
    // A proxy that can try another process gets 502 for requests that are safe to repeat.
    const headers = { 'X-Can-Ask-Another': 'yes' };
    expect((await fetch(`${site.url}/jobs`, { headers })).status).toBe(502);
    const form = { method: 'POST', headers: { ...headers, Origin: site.url } };
    expect((await fetch(`${site.url}/api/session`, form)).status).toBe(200);
    expect(await site.ended).toBe(0);
    expect(existsSync(postmasterFile(folder))).toBe(false);
  });
});

describe('stopping', () => {
  test.each(someOf(['SIGINT', 'SIGTERM', 'SIGHUP'] as const, 0))('%s is heard, also twice', async (signal) => {
    const site = await startWithDatabase();
    site.child.kill(signal);
    expect(await site.end(signal)).toBe(0);
    expect(site.output()).toContain('"stopped"');
  });
});

describe('a site that cannot start says why in sentences, and ends with 1', () => {
  test('when the port is taken it names the process', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as net.AddressInfo;
    onTestFinished(() => void holder.close());
    const said = await refusal({ PORT: String(port) });
    expect(said).toContain(`Port ${port} is taken by`);
    if (process.platform === 'linux') expect(said).toContain(`process ${process.pid} (`);
    expect(said).toContain(`PORT=${port + 1}`);
  });

  test('when Node is too old', async () => {
    const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`;
    const said = await refusal(preload(pretend));
    expect(said).toContain('needs Node 24 or newer');
  });
});
