/** What doctor.test.ts and its full form share. */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';

export let database: TestDatabase;
let sink: SmtpSink;
let folder: string;

export const urlWith = (password: string) => sink.url.replace('smtp://', `smtp://desk:${password}@`);

export type Examined = { code: number; lines: string[]; output: string };

/** In its own words, as `npm run --silent doctor` prints them. */
export async function examine(env: Record<string, string>): Promise<Examined> {
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

export const lineOf = ({ lines }: Examined, title: string): string =>
  lines.find((line) => line.includes(`  ${title}: `)) ?? '';

export const real = (env: Record<string, string> = {}) =>
  examine({ ...PRODUCTION_ENV, DATABASE_URL: database.appUrl, SMTP_URL: urlWith('right'), ...env });

/** For each of the two files. */
export function provideStage() {
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
}
