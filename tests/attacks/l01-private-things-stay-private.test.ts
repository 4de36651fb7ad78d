import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import { addAccount, BEHIND_PROXY, sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
const canaries = new Map<string, string>();
const statuses: number[] = [];
let round = 0;

beforeAll(async () => {
  site = await startSite({ env: { ...BEHIND_PROXY, LOG_LEVEL: 'trace' } });
  await sendEverything();
  for (const [breakIt, mendIt] of FAULTS) {
    await asSuperuser(site.database, ...breakIt);
    await sendEverything();
    await asSuperuser(site.database, ...mendIt);
  }
});

afterAll(() => site?.stop());

const TABLES = ['profiles', 'cvs', 'applications', 'application_notes', 'answered_requests'];

/** One statement fails for lack of a grant, one by a constraint, whose error message contains the whole row. */
const FAULTS = [
  [
    TABLES.map((table) => `REVOKE INSERT, UPDATE ON ${table} FROM agency_app`),
    TABLES.map((table) => `GRANT INSERT, UPDATE ON ${table} TO agency_app`),
  ],
  [
    TABLES.map((table) => `ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`),
    TABLES.map((table) => `ALTER TABLE ${table} DROP CONSTRAINT broken`),
  ],
] as const;

function canary(what: string, value = `canary ${what} ${round} q7Zp`): string {
  canaries.set(`${what}, round ${round}`, value);
  return value;
}

async function sendEverything(): Promise<void> {
  round += 1;
  const { database } = site.database;
  const { id } = await workWithoutOriginCheck(() => addAccount(database));
  const [jobId = '', received = ''] = await addJobs(database, {}, {});
  const cookie = await signInAs(site, id);
  const employer = await signInAs(site, EMPLOYER);
  const profile = {
    full_name: 'Robin Ashdown',
    phone: canary('phone', `0131 496 07${round}7 7070`),
    location: 'Leeds',
    bio: canary('bio'),
    skills: canary('skill'),
    experience: canary('experience'),
    next: '',
  };
  const note = async (answer: Promise<{ status: number }>) => statuses.push((await answer).status);
  await note(sendForm(site, '/profile', profile, { cookie }));
  await note(sendCv(cookie, canary('text of a CV')));
  const version = (await findApplying(database, { id } as Candidate, jobId))?.version ?? '';
  const application = { intent: 'send', cover_note: canary('cover note'), with_cv: 'yes', version };
  const headers = { 'Idempotency-Key': `key-${round}` };
  await note(sendForm(site, `/jobs/${jobId}/apply`, application, { cookie, headers }));
  await note(
    sendForm(
      site,
      `/jobs/${jobId}/like`,
      { like: 'yes' },
      { cookie, headers: { ...headers, 'Idempotency-Key': `like-${round}` } },
    ),
  );
  const [applicationId = ''] = await workWithoutOriginCheck(() =>
    addApplications(database, { candidate_id: id, job_id: received }),
  );
  await note(
    sendForm(
      site,
      `/employer/applications/${applicationId}/note`,
      { body: canary('private note') },
      { cookie: employer },
    ),
  );
}

async function workWithoutOriginCheck<T>(work: () => Promise<T>): Promise<T> {
  const [breakIt, mendIt] = FAULTS[round - 2] ?? [[], []];
  await asSuperuser(site.database, ...mendIt);
  const result = await work();
  await asSuperuser(site.database, ...breakIt);
  return result;
}

function sendCv(cookie: string, words: string) {
  const body = [
    '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    `%PDF-1.4\n1 0 obj<</Title (${words})>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    '\r\n--x--\r\n',
  ].join('');
  const headers = { Origin: site.url, Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=x' };
  return request(site.url, '/profile/cv', {
    method: 'POST',
    headers: { ...headers, Accept: 'application/json' },
    body,
  });
}

const findIn = (text: string) => [...canaries].filter(([, value]) => text.includes(value)).map(([what]) => what);

test('L01: everything was taken at first, and then there were faults', async () => {
  const perRound = statuses.length / (FAULTS.length + 1);
  expect(statuses.slice(0, perRound).filter((status) => status >= 400)).toEqual([]);
  expect(site.log().match(/"level":"error"/g)?.length).toBeGreaterThan(FAULTS.length);
  const [kept] = await queryTasks<{ line: string }>(
    site.database,
    `SELECT string_agg(t::text, ' ') AS line FROM applications AS t`,
  );
  expect(kept?.line).toContain('canary cover note 1');
});

test('L01: none is in what the site writes, however much it is asked to write', () => {
  expect(findIn(site.log())).toEqual([]);
});

test('L01: none is in the log of PostgreSQL', async () => {
  const [row] = await queryTasks<{ folder: string }>(
    site.database,
    `SELECT current_setting('data_directory') AS folder`,
  );
  const log = await readFile(path.join(path.dirname(row?.folder ?? ''), 'postgres.log'), 'utf8');
  expect(log).toContain('violates check constraint "broken"');
  expect(findIn(log)).toEqual([]);
});

test('L01: none is in a task, in the audit trail, or in an answer that is kept', async () => {
  const tables = await queryTasks<{ name: string }>(
    site.database,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'app', 'tasks')`,
  );
  const ownTables = ['public.profiles', 'public.people', 'public.applications', 'public.application_notes'];
  const lines = tables
    .filter(({ name }) => !ownTables.includes(name))
    .map(({ name }) => `SELECT t::text AS line FROM ${name} AS t`)
    .concat(`SELECT convert_from(body, 'UTF8') FROM answered_requests WHERE body IS NOT NULL`)
    .join(' UNION ALL ');
  const rows = await queryTasks<{ line: string }>(site.database, lines);
  expect(rows.length).toBeGreaterThan(50);
  expect(findIn(rows.map(({ line }) => line).join('\n'))).toEqual([]);
});
