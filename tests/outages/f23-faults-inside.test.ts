import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { actingCandidate, addCandidates } from '#tests/support/applications.ts';
import { cvPart, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { asSuperuser, type BrokenNumbers, FAULT_MESSAGE, forbid, prepareBrokenNumbers } from '#tests/support/faults.ts';
import { JOB_FORM, openDesk } from '#tests/support/job-desk.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { queueMails } from '#tests/support/mail-tasks.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { endPauses, eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let numbers: BrokenNumbers;
let jobId: string;
let candidate: { id: string; cookie: string };
let admin: string;
let employer: string;

beforeAll(async () => {
  numbers = prepareBrokenNumbers();
  site = await startSite({ env: { ...numbers.env, ...BEHIND_PROXY } });
  const { database } = site.database;
  await asSuperuser(
    site.database,
    `CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE '${FAULT_MESSAGE}'; END $$`,
  );
  [jobId = ''] = await addJobs(database, { title: 'Lighthouse keeper' });
  const [id = ''] = await addCandidates(database, 'Wren Halloran');
  const cookie = await signInAs(site, id);
  await sendCv(site, cookie, [cvPart(pdf())]);
  candidate = { id, cookie };
  admin = await signInAs(site, castMember('Morag').id);
  employer = await signInAs(site, castMember('Dev').id);
});

afterAll(async () => {
  await numbers?.mend();
  await site?.stop();
});

/** Causes a fault. @returns a function that undoes it */
type Fault = () => Promise<() => Promise<void>>;
type Injection = { name: string; fault: Fault; send(): Promise<number> };

const READS = [
  'get_public_jobs',
  'count_public_jobs',
  'get_public_job_by_id',
  'find_similar_jobs',
  'get_other_jobs_of_employer',
  'get_next_public_job_closing',
  'list_public_job_changes',
  'find_public_jobs',
  'count_public_jobs_by_age',
];
const inReads: Fault = () => forbid(site.database, ...READS);
const inRendering: Fault = async () => {
  await numbers.breakNow();
  return numbers.mend;
};
/** Writes to the table fail within the transaction. */
const inWrites =
  (table: string): Fault =>
  async () => {
    await asSuperuser(
      site.database,
      `CREATE TRIGGER break_it BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION break_it()`,
    );
    return () => asSuperuser(site.database, `DROP TRIGGER break_it ON ${table}`);
  };
const inTable =
  (table: string): Fault =>
  async () => {
    await asSuperuser(site.database, `ALTER TABLE ${table} RENAME TO ${table.replace(/^.*\./, '')}_is_gone`);
    return () => asSuperuser(site.database, `ALTER TABLE ${table}_is_gone RENAME TO ${table}`);
  };
/** Replaces the folder by a file, so that nothing in it can be read or written. */
const inFolder =
  (name: string): Fault =>
  async () => {
    const folder = path.join(site.dataDir, name);
    await mkdir(folder, { recursive: true });
    await rename(folder, `${folder}-away`);
    await writeFile(folder, '');
    return async () => {
      await rm(folder);
      await rename(`${folder}-away`, folder);
    };
  };

const read = (address: string, cookie?: () => string) => async () =>
  (await request(site.url, address.replace(':id', jobId), { headers: cookie ? { Cookie: cookie() } : {} })).status;
const asCandidate = () => candidate.cookie;

let emailCount = 0;
const newEmail = () => {
  emailCount += 1;
  return `ellis-${emailCount}@mail.example`;
};

const injections: Injection[] = [
  ...[
    '/jobs?search=a',
    '/jobs-feed.xml?search=b',
    '/jobs-feed.xml?format=xml&search=c',
    '/og/jobs/:id',
    '/jobs/:id/apply',
  ].map((address) => ({ name: `reading ${address}`, fault: inReads, send: read(address) })),
  ...['/jobs.data?search=d', '/jobs/:id.data'].map((address) => ({
    name: `reading ${address}`,
    fault: inReads,
    send: read(address),
  })),
  ...['/jobs', '/jobs/:id'].map((address) => ({
    name: `reading ${address} as a candidate`,
    fault: inReads,
    send: read(address, asCandidate),
  })),
  ...['/jobs?search=e', '/jobs?search=f&category=white-collar', '/jobs?search=g&page=1'].map((address) => ({
    name: `rendering ${address}`,
    fault: inRendering,
    send: read(address),
  })),
  ...(
    [
      ['/profile', 'cvs', asCandidate],
      ['/profile/liked', 'liked_jobs', asCandidate],
      ['/applications', 'applications', asCandidate],
      ['/job-swipe', 'swiped_jobs', asCandidate],
      ['/admin/security-events', 'security_events', () => admin],
      ['/admin/pipeline', 'applications', () => admin],
      ['/admin/enquiries', 'enquiries', () => admin],
      ['/admin/audit-trail', 'audit_entries', () => admin],
      ['/employer/jobs', 'jobs', () => employer],
    ] as const
  ).map(([address, table, cookie]) => ({
    name: `reading ${address} without ${table}`,
    fault: inTable(table),
    send: read(address, cookie),
  })),
  {
    name: 'signing up',
    fault: inWrites('credentials'),
    send: async () => {
      const fields = { full_name: 'Ellis Marlow', email: newEmail(), password: PASSWORD, role: 'job_seeker' };
      return (await sendForm(site, '/candidate-sign-up', { ...fields, human_check: '' })).status;
    },
  },
  {
    name: 'signing in',
    fault: inWrites('sessions'),
    send: async () => (await sendSignIn(site, (await addAccount(site.database.database)).email, PASSWORD)).status,
  },
  {
    name: 'applying',
    fault: inWrites('application_events'),
    send: async () => {
      const { id, cookie } = candidate;
      const version = (await findApplying(site.database.database, actingCandidate(id), jobId))?.version ?? '';
      const fields = { intent: 'send', cover_note: '', with_cv: 'yes', version };
      return (await openDesk(site, cookie).send(`/jobs/${jobId}/apply`, fields)).status;
    },
  },
  {
    name: 'posting a job',
    fault: inWrites('jobs'),
    send: async () =>
      (await openDesk(site, employer).post({ ...JOB_FORM, title: 'Second keeper', intent: 'post' })).status,
  },
  {
    name: 'approving',
    fault: inWrites('audit_entries'),
    send: async () => {
      const [id] = await addAccounts(site.database, {});
      return (await openDesk(site, admin).send(`/admin/accounts/${id}/approve`, {})).status;
    },
  },
  {
    name: 'uploading, into the table',
    fault: inWrites('cvs'),
    send: async () => (await sendCv(site, candidate.cookie, [cvPart(pdf())])).status,
  },
  {
    name: 'uploading, into the store',
    fault: inFolder('files'),
    send: async () => (await sendCv(site, candidate.cookie, [cvPart(pdf())])).status,
  },
];

async function expectOthersWell(): Promise<void> {
  const statuses = await Promise.all([read('/privacy-policy')(), read('/readyz')(), read('/candidate-login')()]);
  expect(statuses).toEqual([200, 200, 200]);
}

const countFaults = () =>
  site
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{') && JSON.parse(line).err).length;

let survivedCount = 0;

const chosen = injections.filter((_, n) => hasAllRounds || n % 3 === 0);

test.each(chosen)('F23: $name', async ({ fault, send }) => {
  const before = countFaults();
  const takeBack = await fault();
  try {
    expect(await send()).toBeOneOf([500, 503]);
    await expectOthersWell();
  } finally {
    await takeBack();
  }
  await eventually(() => expect(countFaults()).toBeGreaterThan(before));
  expect(await send()).toBeLessThan(400);
  survivedCount += 1;
});

test.each([
  ['that cannot be delivered', inFolder('mail')],
  ['whose link cannot be made', inWrites('emailed_links')],
])('F23: a mail %s is tried again', async (_what, fault) => {
  const { id, email } = await addAccount(site.database.database);
  const takeBack = await fault();
  const [task = ''] = await queueMails(site.database, 'reset-password', [id]);
  try {
    await eventually(async () => {
      const [row] = await queryTasks<{ tries: number }>(
        site.database,
        `SELECT retry_count AS tries FROM tasks.job WHERE id = $1 AND state = 'retry'`,
        [task],
      );
      expect(row).toBeDefined();
    });
    await expectOthersWell();
  } finally {
    await takeBack();
  }
  await endPauses(site.database);
  await eventually(async () => expect((await listMails(site)).map(({ to }) => to)).toContain(email));
  survivedCount += 1;
});

test('F23: a file that is gone', async () => {
  const { json } = await sendCv(site, candidate.cookie, [cvPart(pdf())]);
  const address = `/cvs/${json.cv?.id}`;
  const folder = path.join(site.dataDir, 'files');
  expect(await read(address, asCandidate)()).toBe(200);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => !each.isDirectory());
  expect(files.length).toBeGreaterThan(0);
  await rename(folder, `${folder}-away`);
  const failedStatus = await read(address, asCandidate)().catch(() => 0);
  await rename(`${folder}-away`, folder);
  expect(failedStatus).toBeOneOf([0, 404, 500, 503]);
  expect(await read(address, asCandidate)()).toBe(200);
  await expectOthersWell();
  survivedCount += 1;
});

test.runIf(hasAllRounds)(
  'F23: what is sent in pieces is cut off in the middle, and does not look like a whole',
  async () => {
    const { database } = site.database;
    // Exceeds the size of one sitemap file and the buffers of a paused reader.
    for (let thousand = 0; thousand < 55; thousand += 1)
      await database.asSystem((transaction) =>
        sql`INSERT INTO jobs (user_id, title, company, location, salary, description, requirements)
            SELECT ${EMPLOYER}, 'Buoy keeper', 'Northgate', 'Leeds', '£13 an hour', 'Keeps buoys.', 'Patience.'
            FROM generate_series(1, 1000)`.execute(transaction),
      );
    const before = countFaults();
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(`${site.url}/sitemaps/jobs-1-of-1.xml`, (response) => resolve(response.pause())).on('error', reject);
    });
    expect(answer.statusCode).toBe(200);
    const takeBack = await forbid(site.database, 'list_public_job_changes_by_id');
    let text = '';
    const failure = await new Promise<Error | null>((resolve) => {
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(null)).on('error', resolve);
      answer.resume();
    });
    await takeBack();
    expect(failure?.message).toBe('aborted');
    expect(text).not.toContain('</urlset>');
    await eventually(() => expect(countFaults()).toBe(before + 1));
    await expectOthersWell();
    measured('F23', 'a sitemap that failed after some of its pieces broke off, and was logged once');
  },
);

test('F23: after all of that it is the same process', () => {
  expect(() => process.kill(site.pid, 0)).not.toThrow();
  const all = chosen.length + 3;
  expect(survivedCount).toBe(all);
  measured(
    'F23',
    `${survivedCount} of ${all} faults inside: answered 500 or 503 with an id in the log, or tried again; all else went on`,
  );
});
