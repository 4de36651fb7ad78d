import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import {
  newDataFolder,
  postmaster,
  postmasterFile,
  queryOwn,
  refusal,
  startIn,
  startWithDatabase,
} from '#tests/routes/started-sites.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { preload } from '#tests/support/preload.ts';
import { eventually } from '#tests/support/task-queue.ts';

describe('a site with its own PostgreSQL', () => {
  test('is ready with the demo in it; a PostgreSQL that is killed is started again; SIGTERM stops both in order, after a time in which it says no at /readyz, goes on answering and ends each connection', async () => {
    const folder = await newDataFolder();
    const site = await startIn(folder, { DRAIN_SECONDS: '10' });
    await eventually(() => expect(site.output()).toContain(site.url));
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
    // A proxy with another process to try gets 502 for requests that are safe to repeat.
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
    const output = await refusal({ PORT: String(port) });
    expect(output).toContain(`Port ${port} is taken by`);
    if (process.platform === 'linux') expect(output).toContain(`process ${process.pid} (`);
    expect(output).toContain(`PORT=${port + 1}`);
  });

  test('when Node is too old', async () => {
    const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`;
    const output = await refusal(preload(pretend));
    expect(output).toContain('needs Node 24 or newer');
  });
});

describe.runIf(isFullForm)('a site with its own PostgreSQL', () => {
  test('that was killed is started again, adopts its PostgreSQL and has lost nothing', async () => {
    const folder = await newDataFolder();
    const first = await startIn(folder);
    await queryOwn(folder, `UPDATE profiles SET full_name = 'Kept' WHERE role = 'admin'`);
    const before = await postmaster(folder);
    await first.end('SIGKILL');
    const second = await startIn(folder);
    expect(await postmaster(folder)).toEqual(before);
    expect(await queryOwn(folder, `SELECT full_name FROM profiles WHERE role = 'admin'`)).toEqual([
      { full_name: 'Kept' },
    ]);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(existsSync(postmasterFile(folder))).toBe(false);
  });

  test('whose PostgreSQL was killed with it has lost nothing either', async () => {
    const folder = await newDataFolder();
    const first = await startIn(folder);
    await queryOwn(folder, `UPDATE profiles SET full_name = 'Kept' WHERE role = 'admin'`);
    const [pid] = await postmaster(folder);
    process.kill(Number(pid), 'SIGKILL');
    await first.end('SIGKILL');
    const second = await startIn(folder);
    expect(await queryOwn(folder, `SELECT full_name FROM profiles WHERE role = 'admin'`)).toEqual([
      { full_name: 'Kept' },
    ]);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  test('starts it again and again, and takes writes each time', async () => {
    const folder = await newDataFolder();
    const site = await startIn(folder);
    for (let round = 0; round < 5; round += 1) {
      const [pid] = await postmaster(folder);
      process.kill(Number(pid), round % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
      await eventually(async () => expect((await postmaster(folder))[0]).not.toBe(pid));
      await eventually(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200));
      await eventually(async () => expect((await fetch(`${site.url}/jobs?keywords=round${round}`)).status).toBe(200));
      await queryOwn(folder, `UPDATE profiles SET full_name = 'Round ${round}' WHERE role = 'admin'`);
    }
    expect(await site.end('SIGTERM')).toBe(0);
    expect(existsSync(postmasterFile(folder))).toBe(false);
  });

  test.runIf(process.platform === 'linux')(
    'starts in a copy whose postmaster.pid names a process that is something else by now',
    async () => {
      const [original, copy] = [await newDataFolder(), await newDataFolder()];
      const first = await startIn(original);
      await queryOwn(original, `UPDATE profiles SET full_name = 'Kept' WHERE role = 'admin'`);
      const [pid] = await postmaster(original);
      process.kill(Number(pid), 'SIGSTOP');
      execFileSync('cp', ['--archive', `${original}/.`, copy]);
      const other = spawn('sleep', ['600'], { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid: 65_534 }) });
      onTestFinished(() => void other.kill());
      const text = await readFile(postmasterFile(copy), 'utf8');
      await writeFile(postmasterFile(copy), text.replace(/^\d+/, String(other.pid)));
      process.kill(Number(pid), 'SIGCONT');
      const second = await startIn(copy);
      expect(await queryOwn(copy, `SELECT full_name FROM profiles WHERE role = 'admin'`)).toEqual([
        { full_name: 'Kept' },
      ]);
      expect((await postmaster(copy))[0]).not.toBe((await postmaster(original))[0]);
      expect(await second.end('SIGTERM')).toBe(0);
      expect(await first.end('SIGTERM')).toBe(0);
    },
  );

  test('shares it with a second site on the same folder; the last one stops it', async () => {
    const folder = await newDataFolder();
    const [first, second] = await Promise.all([startIn(folder), startIn(folder)]);
    expect(await first.end('SIGTERM')).toBe(0);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(existsSync(postmasterFile(folder))).toBe(false);
  });
});

test.runIf(isFullForm && process.platform === 'linux')(
  'a site does not map the fonts of its machine into memory',
  async () => {
    const home = await mkdtemp(path.join(inject('cluster').folder, 'home-'));
    const fonts = path.join(home, '.fonts');
    await cp('app/ui/styles/fonts', fonts, { recursive: true });
    const site = await startWithDatabase({ HOME: home });
    const image = await fetch(`${site.url}/og/page?path=/about`);
    expect(image.headers.get('Content-Type')).toBe('image/png');
    const mappedFiles = await readFile(`/proc/${site.child.pid}/maps`, 'utf8');
    expect(mappedFiles).toContain('skia');
    expect(mappedFiles.split('\n').filter((line) => line.includes('fonts'))).toEqual([]);
  },
);

describe.runIf(isFullForm)('stopping', () => {
  test('does not wait for connections that ask for nothing', async () => {
    const site = await startWithDatabase();
    const socket = net.connect(site.port, '127.0.0.1');
    await once(socket, 'connect');
    const agent = new http.Agent({ keepAlive: true });
    await new Promise((resolve) =>
      http.get(`${site.url}/livez`, { agent }, (answer) => answer.resume().on('end', resolve)),
    );
    expect(await site.end('SIGTERM')).toBe(0);
    socket.destroy();
    agent.destroy();
  });

  test('a database that has died meanwhile does not keep it from ending, nor harms another process', async () => {
    const folder = await newDataFolder();
    const site = await startIn(folder);
    const [pid] = await postmaster(folder);
    process.kill(Number(pid), 'SIGKILL');
    await eventually(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503));
    expect(await site.end('SIGTERM')).toBe(0);
    expect(site.output()).not.toMatch(/\n\s+at /);
  });

  test('a site that began again in its own place is still stopped, also when the process that handed over to it is killed', async () => {
    // Starts the site as scripts/prepare.mjs does on an old Node.
    const handOver = `
      const { spawn } = require('node:child_process');
      const env = { ...process.env, ENDS_WITH_PROCESS: process.pid };
      const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
      const { pid } = spawn(process.execPath, [process.argv[1]], { env, stdio });
      console.log('handed over to ' + pid);`;
    const site = await startWithDatabase({}, { nodeOptions: ['--eval', handOver], beginsAgain: true });
    const [, pid = ''] = /handed over to (\d+)/.exec(site.output()) ?? [];
    const isThere = () => existsSync(`/proc/${pid}`);
    onTestFinished(() => void (isThere() && process.kill(Number(pid), 'SIGKILL')));
    if (process.platform === 'linux') {
      expect(await readFile(`/proc/${pid}/environ`, 'utf8')).toMatch(/MALLOC_ARENA_MAX=2.*max-old-space-size=/s);
    }
    // The output stays open until the child process has ended as well.
    await site.end('SIGKILL');
    expect(site.output()).toContain('"stopped"');
  });
});

describe.runIf(isFullForm)('a site that cannot start says why in sentences, and ends with 1', () => {
  test('when a demo is to have a worker', async () => {
    expect(await refusal({ DATA_DIR: await newDataFolder() }, { isWorker: true })).toContain('set PUBLIC_ORIGIN');
  });

  test('when the database cannot be reached', async () => {
    const url = `postgresql://web@127.0.0.1:${await freePort()}/agency`;
    expect(await refusal({ DATABASE_URL: url, MIGRATION_DATABASE_URL: url })).toContain('ECONNREFUSED');
  });

  test('when there is no such database', async () => {
    const { appUrl, ownerUrl } = inject('cluster');
    const elsewhere = (url: string) => url.replace('/agency?', '/nowhere?');
    const output = await refusal({ DATABASE_URL: elsewhere(appUrl), MIGRATION_DATABASE_URL: elsewhere(ownerUrl) });
    expect(output).toContain('"nowhere" does not exist');
  });

  test('when the database is empty and it may not create tables: it says what to set', async () => {
    const { adminUrl } = inject('cluster');
    const name = `empty_${process.pid}`;
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    try {
      const refused = await refusal({ DATABASE_URL: inject('cluster').appUrl.replace('/agency?', `/${name}?`) });
      expect(refused).toContain('it is empty; set MIGRATION_DATABASE_URL');
    } finally {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    }
  });

  test('when a table has lost its wall (Z04)', async () => {
    const database = await createTestDatabase({ seeded: true });
    onTestFinished(() => database.drop());
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('ALTER TABLE liked_jobs NO FORCE ROW LEVEL SECURITY');
    await owner.end();
    const output = await refusal({ DATABASE_URL: database.appUrl, MIGRATION_DATABASE_URL: database.ownerUrl });
    expect(output).toContain('table liked_jobs');
  });
});
