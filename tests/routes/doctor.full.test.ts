/** `npm run doctor` as a process: beside a site that runs, after it has stopped, and where there is nothing to look at. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';

let database: TestDatabase;
let sink: SmtpSink;
let folder: string;

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

const urlWith = (password: string) => sink.url.replace('smtp://', `smtp://desk:${password}@`);

type Examined = { code: number; lines: string[]; output: string };

/** In its own words, as `npm run --silent doctor` prints them. */
async function examine(env: Record<string, string>): Promise<Examined> {
  const { PATH = '' } = process.env;
  const { code, output } = await promisify(execFile)(process.execPath, ['scripts/doctor.ts'], {
    env: { PATH, TMPDIR: os.tmpdir(), DATA_DIR: folder, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
  return { code, output, lines: output.split('\n') };
}

const lineOf = ({ lines }: Examined, title: string): string =>
  lines.find((line) => line.includes(`  ${title}: `)) ?? '';

const real = (env: Record<string, string> = {}) =>
  examine({ ...PRODUCTION_ENV, DATABASE_URL: database.appUrl, SMTP_URL: urlWith('right'), ...env });

test('a database without tables is told of, with what to do', async () => {
  const empty = await createTestDatabase({ migrated: false });
  const examined = await real({ DATABASE_URL: empty.appUrl });
  await empty.drop();
  expect(lineOf(examined, 'Database')).toMatch(/^Needs mending .*it is empty; set MIGRATION_DATABASE_URL/);
});

describe('with the built-in database', () => {
  test('it starts none where the site was never started, and says what to do', async () => {
    const never = await mkdtemp(path.join(inject('cluster').folder, 'doctor-never-'));
    const examined = await examine({ ...PRODUCTION_ENV, DATA_DIR: never });
    expect(examined.code).toBe(1);
    expect(examined.output).toMatch(/has not been started in .* Start the site once, or set DATABASE_URL or DATA_DIR/);
    await rm(never, { recursive: true, force: true });
  });

  test('it joins the one that runs, and leaves it running', async () => {
    const own = await mkdtemp(path.join(inject('cluster').folder, 'doctor-own-'));
    const postgres = await startEmbeddedPostgres(own);
    // As the site has one.
    const connection = new pg.Client({ connectionString: postgres.appUrl });
    await connection.connect();
    try {
      const examined = await examine({ ...PRODUCTION_ENV, DATA_DIR: own });
      // The site has not made its tables yet.
      expect(lineOf(examined, 'Database')).toMatch(/it is empty/);
      expect((await connection.query('SELECT 1')).rowCount).toBe(1);
    } finally {
      await connection.end();
      await postgres.stop();
    }
  });
});
