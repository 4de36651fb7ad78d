import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyJob } from '#app/features/board/jobs/commands/copy-job.server.ts';
import {
  countJobView,
  deleteJob,
  postJob,
  setJobStatus,
  updateJob,
} from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import {
  findManagedJob,
  listManagedAndOwnIds,
  listManagedIds,
  listOwnIds,
  listOwnJobs,
} from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  ADMIN,
  addJobs,
  addPeople,
  EMPLOYER,
  hoursFromNow,
  idOf,
  OTHER_EMPLOYER,
  posterOf,
} from '#tests/support/jobs.ts';
import { withOpenPolicies } from '#tests/support/without-gates.ts';
import { WRITTEN_JOB } from '#tests/support/written-job.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

const employer = posterOf(EMPLOYER, 'employer', 'First Employer');
const admin = posterOf(ADMIN, 'admin', 'The Admin');

const services = () => accountServices(db);

const find = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst(),
  );

const auditOf = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction
      .selectFrom('audit_entries')
      .select(['actor_id', 'actor_name', 'action', 'subject_type', 'subject_label'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
  );

const add = async (job: Parameters<typeof addJobs>[1] = {}) => (await addJobs(db.database, job))[0] ?? '';

const versionOf = async (id: string) => (await findManagedJob(services(), admin, id))?.version ?? '';

const change = async (id: string, title = 'Changed', keepsStatus = true) => ({
  job: { ...WRITTEN_JOB, title },
  keepsStatus,
  version: await versionOf(id),
});

describe('posting', () => {
  test('belongs to its poster, and holds every field of the form', async () => {
    const id = idOf(await postJob(services(), employer, WRITTEN_JOB));
    expect(await find(id)).toMatchObject({
      user_id: EMPLOYER,
      title: 'Lamp trimmer',
      status: 'open',
      hours_per_week: '37.5',
      salary_period: 'year',
      salary_min: '30000.00',
      salary_max: '30000.00',
      work_mode: 'on-site',
      closes_at: WRITTEN_JOB.closesAt,
    });
    expect(await auditOf(id)).toEqual([]);
  });

  test.each([
    ['an employer who waits', { role: 'employer', status: 'pending' }],
    ['an employer who was rejected', { role: 'employer', status: 'rejected' }],
    ['a candidate', { role: 'job_seeker', status: 'approved' }],
  ] as const)('%s is refused by the database alone (Z08)', async (_who, { role, status }) => {
    const id = randomUUID();
    const account = { id, email: `${id}@mail.example`, full_name: 'Test Person', role, status };
    await db.database.asSystem((transaction) => transaction.insertInto('profiles').values(account).execute());
    // This calls the command directly, past the gate, so only the database can refuse.
    const posting = postJob(services(), posterOf(id, 'employer', 'Test Person'), WRITTEN_JOB);
    await expect(posting).rejects.toThrow('row-level security');
    expect(await db.database.asSystem((t) => t.selectFrom('jobs').where('user_id', '=', id).execute())).toEqual([]);
  });
});

describe.each([
  ['by both walls', (attempt: () => Promise<void>) => attempt()],
  ['by the database alone', withOpenPolicies<void>],
])('another’s job is not there, %s (Z08)', (_walls, withWalls) => {
  test('to be read, changed, closed, copied or deleted', async () => {
    const id = await add({ user_id: OTHER_EMPLOYER, title: 'Not yours' });
    const before = await find(id);
    const refused = { ok: false, reason: 'not_found' };
    await withWalls(async () => {
      expect(await findManagedJob(services(), employer, id)).toBeNull();
      expect(await updateJob(services(), employer, id, await change(id))).toEqual(refused);
      expect(await setJobStatus(services(), employer, id, 'closed')).toEqual(refused);
      expect(await copyJob(services(), employer, id, hoursFromNow(1))).toEqual(refused);
      expect(await deleteJob(services(), employer, id)).toEqual(refused);
    });
    expect(await find(id)).toEqual(before);
    expect(await auditOf(id)).toEqual([]);
  });
});

test('a policy alone keeps another’s job, too: where row-level security is off (Z03)', async () => {
  const id = await add({ user_id: OTHER_EMPLOYER });
  const before = await find(id);
  // A database that ignores the actor and sees everything.
  const database = { ...db.database, asActor: (_: string, work: never) => db.database.asSystem(work) };
  const open = { ...services(), database: database as typeof db.database };
  expect(await findManagedJob(open, employer, id)).toBeNull();
  expect(await updateJob(open, employer, id, await change(id))).toEqual({ ok: false, reason: 'not_found' });
  expect(await deleteJob(open, employer, id)).toEqual({ ok: false, reason: 'not_found' });
  expect(await find(id)).toEqual(before);
});

test.each([randomUUID(), 'not-an-id', '', '1; DROP TABLE jobs'])(
  'a job that is not there is missed: %s',
  async (id) => {
    const refused = { ok: false, reason: 'not_found' };
    expect(await findManagedJob(services(), admin, id)).toBeNull();
    expect(await updateJob(services(), admin, id, { job: WRITTEN_JOB, keepsStatus: true, version: '1' })).toEqual(
      refused,
    );
    expect(await setJobStatus(services(), admin, id, 'open')).toEqual(refused);
    expect(await copyJob(services(), admin, id, hoursFromNow(1))).toEqual(refused);
    expect(await deleteJob(services(), admin, id)).toEqual(refused);
  },
);

describe('changing', () => {
  test('one’s own job keeps its owner and its status, and is written down nowhere', async () => {
    const id = await add({ status: 'closed' });
    expect(await updateJob(services(), employer, id, await change(id, 'Own change'))).toEqual({ ok: true });
    expect(await find(id)).toMatchObject({ title: 'Own change', status: 'closed', user_id: EMPLOYER });
    expect(await auditOf(id)).toEqual([]);
  });

  test('an admin’s change to another account’s job is recorded, and the job keeps its owner', async () => {
    const id = await add();
    expect(await updateJob(services(), admin, id, await change(id, 'Corrected'))).toEqual({ ok: true });
    expect((await find(id))?.user_id).toBe(EMPLOYER);
    const entry = { actor_id: ADMIN, actor_name: 'The Admin', subject_type: 'job', subject_label: 'Corrected' };
    expect(await auditOf(id)).toEqual([{ ...entry, action: 'job_edited' }]);
  });

  test('of two who change it at once, the second is told and changes nothing', async () => {
    const id = await add();
    const [first, second] = [await change(id, 'First'), await change(id, 'Second')];
    const results = await Promise.all([
      updateJob(services(), employer, id, first),
      updateJob(services(), admin, id, second),
    ]);
    const stale = { ok: false, reason: 'changed_meanwhile' };
    expect(results).toContainEqual({ ok: true });
    expect(results).toContainEqual(stale);
    const title = results[0]?.ok ? 'First' : 'Second';
    expect((await find(id))?.title).toBe(title);
    expect(await updateJob(services(), employer, id, first)).toEqual(stale);
  });
});

describe('opening and closing', () => {
  test('a job is closed and opened again; what is so already stays so', async () => {
    const id = await add({ title: 'Keeper' });
    expect(await setJobStatus(services(), employer, id, 'closed')).toEqual({ ok: true, title: 'Keeper', was: 'open' });
    expect((await find(id))?.status).toBe('closed');
    expect(await setJobStatus(services(), employer, id, 'closed')).toMatchObject({ ok: true, was: 'closed' });
    expect(await setJobStatus(services(), employer, id, 'open')).toMatchObject({ ok: true, was: 'closed' });
    expect((await find(id))?.status).toBe('open');
    expect(await auditOf(id)).toEqual([]);
  });

  test.each(['open', 'closed', 'draft'] as const)(
    'an expired job (%s) is not opened without a new closing date',
    async (status) => {
      const id = await add({ status, closes_at: hoursFromNow(-1) });
      expect(await setJobStatus(services(), employer, id, 'open')).toEqual({ ok: false, reason: 'expired' });
      expect((await find(id))?.status).toBe(status);
      expect(await updateJob(services(), employer, id, await change(id, 'Renewed', false))).toEqual({ ok: true });
      expect(await find(id)).toMatchObject({ status: 'open', closes_at: WRITTEN_JOB.closesAt });
    },
  );

  test('a draft below the wage floor is published from its form only', async () => {
    const pay = { salary: '£9 an hour', salary_min: 9, salary_max: 9, salary_period: 'hour' } as const;
    const id = await add({ status: 'draft', ...pay });
    expect(await setJobStatus(services(), employer, id, 'open')).toEqual(
      expect.objectContaining({ ok: false, reason: 'advert' }),
    );
    expect((await find(id))?.status).toBe('draft');
  });

  test('a draft is posted when it is published, not when it was begun', async () => {
    const id = await add({ status: 'draft', category: 'blue-collar', created_at: hoursFromNow(-500) });
    await setJobStatus(services(), employer, id, 'open');
    const { rows } = await db.database.asSystem((transaction) =>
      sql<{
        is_now: boolean;
      }>`SELECT created_at > now() - interval '1 hour' AS is_now FROM jobs WHERE id = ${id}`.execute(transaction),
    );
    expect(rows).toEqual([{ is_now: true }]);
    const posted = (await find(id))?.created_at;
    await setJobStatus(services(), employer, id, 'closed');
    await setJobStatus(services(), employer, id, 'open');
    expect((await find(id))?.created_at).toEqual(posted);
  });

  test('an admin who closes and opens another account’s job is recorded', async () => {
    const id = await add();
    await setJobStatus(services(), admin, id, 'closed');
    await setJobStatus(services(), admin, id, 'open');
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['job_closed', 'job_reopened']);
  });
});

test('a copy is a draft of the account that copies, with the same words and a closing date of its own', async () => {
  const id = await add({ title: 'Original', hours_per_week: 20, status: 'closed', closes_at: hoursFromNow(-5) });
  const closesAt = hoursFromNow(42 * 24);
  const copied = await copyJob(services(), admin, id, closesAt);
  expect(copied).toMatchObject({ ok: true });
  const copy = copied.ok ? await find(copied.id) : undefined;
  expect(copy).toMatchObject({
    title: 'Original',
    user_id: ADMIN,
    status: 'draft',
    hours_per_week: '20.0',
    closes_at: closesAt,
    description: 'Picks, packs and loads.',
  });
});

describe('deleting', () => {
  test.each([
    ['its owner', () => employer, true],
    ['an admin', () => admin, false],
  ])('by %s is written down, and takes everything with it', async (_who, actor, wasOwn) => {
    const id = await add({ title: 'Doomed' });
    await countJobView(services(), null, id);
    expect(await deleteJob(services(), actor(), id)).toEqual({ ok: true, wasOwn });
    expect(await find(id)).toBeUndefined();
    const views = await db.database.asSystem((t) => sql`SELECT FROM job_views WHERE job_id = ${id}`.execute(t));
    expect(views.rows).toEqual([]);
    expect(await auditOf(id)).toEqual([
      {
        actor_id: actor().id,
        actor_name: actor().fullName,
        action: 'job_deleted',
        subject_type: 'job',
        subject_label: 'Doomed',
      },
    ]);
    expect(await deleteJob(services(), actor(), id)).toEqual({ ok: false, reason: 'not_found' });
  });
});

describe('the list of one’s own jobs', () => {
  const me = posterOf(randomUUID(), 'employer', 'Listed');
  const list = (search = '', status: Parameters<typeof listOwnJobs>[2]['status'] = null, page = 1) =>
    listOwnJobs(db.database, me, { search, status, page });
  const titles = ({ jobs }: Awaited<ReturnType<typeof list>>) => jobs.map(({ title }) => title);

  beforeAll(async () => {
    const account = {
      id: me.id,
      email: 'listed@mail.example',
      full_name: 'Listed',
      role: 'employer',
      status: 'approved',
    } as const;
    await db.database.asSystem((transaction) => transaction.insertInto('profiles').values(account).execute());
    await addJobs(
      db.database,
      { user_id: me.id, title: 'Fresh draft', status: 'draft', created_at: hoursFromNow(-1) },
      { user_id: me.id, title: 'Open engineer', created_at: hoursFromNow(-2), company: 'Harbour_50%' },
      { user_id: me.id, title: 'Expired engineer', created_at: hoursFromNow(-3), closes_at: hoursFromNow(-1) },
      { user_id: me.id, title: 'Closed clerk', status: 'closed', created_at: hoursFromNow(-4) },
    );
  });

  test('holds the employer’s own jobs only, newest first, with the state of each', async () => {
    const firstPage = await list();
    expect(firstPage.jobs.map(({ title, status }) => [title, status])).toEqual([
      ['Fresh draft', 'draft'],
      ['Open engineer', 'open'],
      ['Expired engineer', 'expired'],
      ['Closed clerk', 'closed'],
    ]);
    expect(firstPage.counts).toEqual({ all: 4, draft: 1, open: 1, expired: 1, closed: 1 });
  });

  test('is narrowed down by state and by words, which are counted with it', async () => {
    expect(titles(await list('', 'expired'))).toEqual(['Expired engineer']);
    const engineers = await list('engineers');
    expect(titles(engineers)).toEqual(['Open engineer', 'Expired engineer']);
    expect(engineers.counts).toEqual({ all: 2, draft: 0, open: 1, expired: 1, closed: 0 });
    expect(titles(await list('50%'))).toEqual(['Open engineer']);
    expect(titles(await list("'; DROP TABLE jobs; --"))).toEqual([]);
  });

  test('of an admin holds what that admin posted', async () => {
    const { jobs } = await listOwnJobs(db.database, admin, { search: '', status: null, page: 1 });
    const owners = await Promise.all(jobs.map(async ({ id }) => (await find(id))?.user_id));
    expect(new Set(owners)).toEqual(new Set([ADMIN]));
  });

  test('has pages of 50', async () => {
    const many = posterOf(randomUUID(), 'employer', 'Many');
    const account = {
      id: many.id,
      email: 'many@mail.example',
      full_name: 'Many',
      role: 'employer',
      status: 'approved',
    } as const;
    await db.database.asSystem((transaction) => transaction.insertInto('profiles').values(account).execute());
    const jobs = Array.from({ length: 51 }, (_, n) => ({
      user_id: many.id,
      title: `Job ${n}`,
      created_at: hoursFromNow(-n),
    }));
    await addJobs(db.database, ...jobs);
    const page = async (number: number) =>
      (await listOwnJobs(db.database, many, { search: '', status: null, page: number })).jobs.map(({ title }) => title);
    expect(await page(1)).toEqual(jobs.slice(0, 50).map(({ title }) => title));
    expect(await page(2)).toEqual(['Job 50']);
  });
});

test('on the board employers may edit their own jobs, admins all; on its page only its owner', async () => {
  const ownId = await add();
  const foreign = await add({ user_id: OTHER_EMPLOYER });
  const ids = [ownId, foreign];
  const waiting = { ...employer, status: 'pending' } as Viewer;
  const candidate = { ...employer, role: 'job_seeker' } as Viewer;
  expect(await listManagedIds(db.database, employer, ids)).toEqual([ownId]);
  expect(await listManagedIds(db.database, admin, ids)).toEqual(ids);
  expect(await listOwnIds(db.database, admin, ids)).toEqual([]);
  expect(await listManagedAndOwnIds(db.database, employer, ids)).toEqual({ managed: [ownId], ownIds: [ownId] });
  expect(await listManagedAndOwnIds(db.database, admin, ids)).toEqual({ managed: ids, ownIds: [] });
  for (const viewer of [waiting, candidate]) expect(await listManagedIds(db.database, viewer, ids)).toEqual([]);
  expect(await listManagedIds(db.database, employer, [])).toEqual([]);
});
