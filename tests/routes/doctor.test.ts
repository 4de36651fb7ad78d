import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';

let database: TestDatabase;
let sink: SmtpSink;
let folder: string;

const smtpUrlWithPassword = (password: string) => sink.url.replace('smtp://', `smtp://desk:${password}@`);

type DoctorResult = { code: number; lines: string[]; output: string };

async function examine(env: Record<string, string>): Promise<DoctorResult> {
  const { PATH = '' } = process.env;
  const { code, output } = await promisify(execFile)(process.execPath, ['scripts/doctor.ts'], {
    env: { PATH, TMPDIR: os.tmpdir(), NODE_COMPILE_CACHE: inject('cluster').compiled, DATA_DIR: folder, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
  return { code, output, lines: output.split('\n') };
}

const lineOf = ({ lines }: DoctorResult, title: string): string =>
  lines.find((line) => line.includes(`  ${title}: `)) ?? '';

const real = (env: Record<string, string> = {}) =>
  examine({ ...PRODUCTION_ENV, DATABASE_URL: database.appUrl, SMTP_URL: smtpUrlWithPassword('right'), ...env });

beforeAll(async () => {
  database = await createTestDatabase();
  sink = await createSmtpSink();
  sink.expectPassword('right');
  await sink.start();
  folder = await mkdtemp(path.join(inject('cluster').folder, 'doctor-'));
});

afterAll(async () => {
  await sink?.stop();
  await database?.drop();
});

/** A request with a host name that differs from PUBLIC_ORIGIN. */
const OTHER_NAME = {
  method: 'POST',
  headers: {
    Host: 'jobs.other.example',
    Origin: 'https://jobs.other.example',
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  body: 'email=ada%40harbour.test&password=nine-quiet-lanterns',
};

describe('with a database of its own', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ database, env: { ...PRODUCTION_ENV, SMTP_URL: smtpUrlWithPassword('right') } });
  });

  test('beside a running site it prints one line for each check, and changes nothing', async () => {
    const refused = await request(site.url, '/candidate-login', OTHER_NAME);
    expect(refused.status).toBe(403);
    await expect.poll(() => site.log()).toContain('a form was refused: PUBLIC_ORIGIN names another address');
    const examined = await real({ DATA_DIR: site.dataDir });
    expect(lineOf(examined, 'Public address')).toContain(
      `at https://jobs.other.example were refused, because the site is configured as ${PRODUCTION_ENV.PUBLIC_ORIGIN}`,
    );
    expect(examined.lines.filter((line) => /^(OK|Check this|Unknown|Needs fixing) /.test(line))).toHaveLength(26);
    expect(lineOf(examined, 'Mail server')).toMatch(/^OK/);
    expect(lineOf(examined, 'Database')).toMatch(/^OK/);
    expect(lineOf(examined, 'Background tasks')).toMatch(/^OK/);
    expect(lineOf(examined, 'Name and contact details')).toMatch(/^OK .*Harbourline/);
    expect(lineOf(examined, 'Backups')).toMatch(/^Needs fixing/);
    expect(examined.code).toBe(1);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await readdir(path.join(site.dataDir, 'files'))).toEqual([]);
  });

  test('it works after the site has stopped, and ends with 0 once nothing needs fixing', async () => {
    await site.stop();
    const admin = database.database.asSystem((transaction) =>
      transaction
        .insertInto('profiles')
        .values({ full_name: 'Ada', email: 'ada@harbour.test', role: 'admin', status: 'approved' })
        .execute(),
    );
    await admin;
    await database.database.asSystem((transaction) =>
      transaction
        .insertInto('backups')
        .values({
          taken_at: new Date(),
          folder: 'b',
          bytes: 1,
          rows: 1,
          files: 0,
          missing_files: 0,
          manifest_sha256: Buffer.alloc(32),
        })
        .execute(),
    );
    const examined = await real();
    expect(lineOf(examined, 'Database')).toMatch(/^OK/);
    expect(lineOf(examined, 'File storage')).toMatch(/^OK/);
    expect(examined.lines.filter((line) => line.startsWith('Needs fixing '))).toEqual([]);
    expect(lineOf(examined, 'Administrators’ second factor')).toMatch(/^Check this .*Ada/);
    expect(examined.code).toBe(0);
  });
});

test('a database that is away is one line, and the rest is still looked at: a wrong password of the mail server, which is not printed', async () => {
  const unreachableUrl = 'postgresql://agency_web@127.0.0.1:1/agency';
  const examined = await real({ DATABASE_URL: unreachableUrl, SMTP_URL: smtpUrlWithPassword('wrong') });
  expect(examined.code).toBe(1);
  expect(lineOf(examined, 'Database')).toMatch(/^Needs fixing .*ECONNREFUSED/);
  expect(lineOf(examined, 'Backups')).toMatch(/^Unknown/);
  expect(lineOf(examined, 'Mail server')).toMatch(/^Needs fixing .*rejects .* 535 at AUTH\.$/);
  expect(examined.output).not.toContain('desk:');
});

test('faults of the configuration are printed, one a line', async () => {
  const examined = await examine({ PUBLIC_ORIGIN: 'https://jobs.example', PORT: 'x' });
  expect(examined.code).toBe(1);
  expect(examined.output).toMatch(/Needs fixing +Configuration: PORT /);
  expect(examined.output).toMatch(/Needs fixing +Configuration: SECRET_KEY must be set/);
});

test.runIf(isFullForm)('a database without tables is told of, with what to do', async () => {
  const empty = await createTestDatabase({ migrated: false });
  const examined = await real({ DATABASE_URL: empty.appUrl });
  await empty.drop();
  expect(lineOf(examined, 'Database')).toMatch(/^Needs fixing .*it is empty; set MIGRATION_DATABASE_URL/);
});

describe.runIf(isFullForm)('with the built-in database', () => {
  test('it starts none where the site was never started, and says what to do', async () => {
    const never = await mkdtemp(path.join(inject('cluster').folder, 'doctor-never-'));
    const examined = await examine({ ...PRODUCTION_ENV, DATA_DIR: never });
    expect(examined.code).toBe(1);
    expect(examined.output).toMatch(/has not been started in .* Start the site once, or set DATABASE_URL or DATA_DIR/);
    await rm(never, { recursive: true, force: true });
  });

  test('it joins the one that runs, and leaves it running', async () => {
    const dataFolder = await mkdtemp(path.join(inject('cluster').folder, 'doctor-own-'));
    const postgres = await startEmbeddedPostgres(dataFolder);
    const connection = new pg.Client({ connectionString: postgres.appUrl });
    await connection.connect();
    try {
      const examined = await examine({ ...PRODUCTION_ENV, DATA_DIR: dataFolder });
      expect(lineOf(examined, 'Database')).toMatch(/it is empty/);
      expect((await connection.query('SELECT 1')).rowCount).toBe(1);
    } finally {
      await connection.end();
      await postgres.stop();
    }
  });
});
