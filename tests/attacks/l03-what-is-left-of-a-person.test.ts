import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { purgeExpired } from '#app/features/core/accounts/commands/retention.server.ts';
import { beginSession } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { endUnusedAccounts } from '#app/features/core/accounts/commands/unused-accounts.server.ts';
import { addAccount, sendForm } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addApplications, addCv } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { inFull } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

/** L03: data left after a deletion, and data that expires. See also tests/database/admin-deletion. */
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

describe('an account with entries in the audit trail', () => {
  const NAME = 'Ottoline Farthingale';

  /** The audit trail keeps administrators' names, because the agency answers for them; it drops other names. */
  test.each([
    ['employer', ''],
    ['admin', NAME],
  ] as const)(
    'leaves what they did in the audit trail, and of names only those of the agency: %s',
    async (role, name) => {
      const id = await db.database.asSystem(async (transaction) => {
        const person = { email: `${randomUUID()}@mail.example`, full_name: NAME, role, status: 'approved' } as const;
        const profile = await transaction
          .insertInto('profiles')
          .values(person)
          .returning('id')
          .executeTakeFirstOrThrow();
        const entry = { actor_id: profile.id, actor_name: NAME, subject_id: 'x' };
        await transaction
          .insertInto('audit_entries')
          .values([
            { ...entry, action: 'job_deleted', subject_type: 'job', subject_label: 'A job' },
            { ...entry, action: 'passkey_added', subject_type: 'passkey', subject_label: `The key of ${NAME}` },
            {
              ...entry,
              action: 'bootstrap_used',
              subject_type: 'account',
              subject_id: profile.id,
              subject_label: NAME,
            },
          ])
          .execute();
        return profile.id;
      });
      expect(await deleteAccount(accountServices(db), actingAdmin(ADMIN, 'The Admin'), id)).toEqual({ ok: true });
      const remainingRows = await queryTasks(
        db,
        'SELECT action, actor_name AS name, subject_label AS label FROM audit_entries WHERE actor_id = $1 ORDER BY action',
        [id],
      );
      expect(remainingRows).toEqual([
        { action: 'bootstrap_used', name, label: '' },
        { action: 'job_deleted', name, label: 'A job' },
        { action: 'passkey_added', name, label: '' },
      ]);
    },
  );
});

describe('a candidate with a CV who applied', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
  });

  afterAll(() => site?.stop());

  async function readList(jobId: string): Promise<string> {
    const headers = { Cookie: await signInAs(site, EMPLOYER) };
    const answer = await request(site.url, `/employer/jobs/${jobId}/applications`, { headers });
    expect(answer.status).toBe(200);
    return answer.body.toString();
  }

  test('is gone everywhere, and the file within a minute', async () => {
    const { database } = site.database;
    const { id } = await addAccount(database);
    const [jobId = ''] = await addJobs(database, {});
    const cvId = await addCv(database, id);
    const folder = path.join(site.dataDir, 'files', id);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `cv-${cvId}.pdf`), '%PDF-1.4 tourmaline-page');
    const [applicationId = ''] = await addApplications(database, {
      candidate_id: id,
      job_id: jobId,
      cv_id: cvId,
      full_name: 'Peverell Lanyon',
    });
    const agency = await signInAs(site, castMember('Morag').id);
    const decision = { status: 'shortlisted', was: 'sent' };
    const decisionReply = await sendForm(site, `/employer/applications/${applicationId}/status`, decision, {
      cookie: agency,
    });
    expect(decisionReply.status).toBe(303);
    expect(await readList(jobId)).toContain('Peverell Lanyon');

    expect((await sendForm(site, `/admin/accounts/${id}/delete`, { back: '' }, { cookie: agency })).status).toBe(303);
    expect(await readList(jobId)).not.toContain('Peverell Lanyon');
    for (const table of ['applications', 'application_events', 'cvs', 'liked_jobs', 'audit_entries']) {
      const rows = await queryTasks(site.database, `SELECT FROM ${table} AS t WHERE t::text LIKE '%Peverell%'`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    await eventually(async () => {
      expect(existsSync(folder)).toBe(false);
      expect(await queryTasks(site.database, 'SELECT FROM loose_files')).toEqual([]);
    });
  });

  test('keeps the record of what they sent to an employer who was deleted', async () => {
    const { database } = site.database;
    const { id } = await addAccount(database);
    const employer = await addAccount(database, { role: 'employer' });
    const [jobId = ''] = await addJobs(database, { user_id: employer.id });
    const [applicationId = ''] = await addApplications(database, { candidate_id: id, job_id: jobId });
    const note = { application_id: applicationId, author_id: employer.id, body: 'Seen.' };
    await database.asActor(employer.id, async (transaction) => {
      await transaction.updateTable('applications').set({ status: 'viewed' }).where('id', '=', applicationId).execute();
      await transaction.insertInto('application_notes').values(note).execute();
    });
    const admin = await signInAs(site, castMember('Morag').id);
    const address = `/admin/accounts/${employer.id}/delete`;
    expect((await sendForm(site, address, { back: '' }, { cookie: admin })).status).toBe(303);
    const [remainingRows] = await queryTasks(
      site.database,
      `SELECT job_id, job_title, status, ARRAY(SELECT status || ' by ' || coalesce(actor_id::text, 'no account')
         FROM application_events WHERE application_id = a.id ORDER BY id) AS steps,
         (SELECT count(*)::int FROM application_notes WHERE application_id = a.id) AS notes
       FROM applications AS a WHERE id = $1`,
      [applicationId],
    );
    const steps = ['sent by no account', 'viewed by no account'];
    expect(remainingRows).toEqual({
      job_id: null,
      job_title: 'Warehouse operative',
      status: 'viewed',
      steps,
      notes: 0,
    });
    const headers = { Cookie: await signInAs(site, id) };
    const page = await request(site.url, `/applications/${applicationId}`, { headers });
    expect([page.status, page.body.toString()]).toEqual([200, expect.stringContaining('Warehouse operative')]);
  });
});

describe('time takes away', () => {
  const NOW = '2027-03-01T03:00:00Z';
  /** Rows by table that reach `age` at `moment`: one second younger must stay, one second older must go. */
  const rows: [table: string, age: string, insert: (moment: string) => Promise<unknown>][] = [
    [
      'security_events',
      '90 days',
      (at) =>
        add(`security_events (event_type, ip, user_agent, created_at)`, `'login', '203.0.113.5', 'a browser', ${at}`),
    ],
    ['security_event_rates', '90 days', (at) => add('security_event_rates', `${at}, 1`)],
    [
      'csp_reports',
      '90 days',
      (at) =>
        add('csp_reports (day, page, directive, blocked, last_at)', `current_date, ${randomTag()}, '', '', ${at}`),
    ],
    [
      'sessions',
      '0',
      (at) =>
        add(
          'sessions (token_hash, user_id, kind, created_at, expires_at)',
          `${randomHash()}, '${ADMIN}', 'full', '2020-01-01', ${at}`,
        ),
    ],
    [
      'known_browsers',
      '0',
      (at) =>
        add(
          'known_browsers (token_hash, user_id, created_at, expires_at)',
          `${randomHash()}, '${ADMIN}', '2020-01-01', ${at}`,
        ),
    ],
    [
      'emailed_links',
      '7 days',
      (at) =>
        add(
          'emailed_links (token_hash, user_id, purpose, expires_at)',
          `${randomHash()}, '${ADMIN}', 'reset_password', ${at}`,
        ),
    ],
    ['bootstrap_tokens', '7 days', (at) => add('bootstrap_tokens (token_hash, expires_at)', `${randomHash()}, ${at}`)],
    ['login_failures', '1 day', (at) => add('login_failures', `${randomTag()}, 'email', 1, ${at}, NULL`)],
    ['ip_attempts', '1 day', (at) => add('ip_attempts', `'203.0.113.5', ${randomTag()}, 1, ${at}`)],
  ];

  const add = (table: string, values: string) => queryTasks(db, `INSERT INTO ${table} VALUES (${values})`);
  const randomHash = () => `'\\x${randomBytes(32).toString('hex')}'`;
  const randomTag = () => `'t${randomBytes(6).toString('hex')}'`;
  const moment = (age: string, seconds: number) =>
    `'${NOW}'::timestamptz - interval '${age}' + interval '${seconds} seconds'`;

  test.each(rows)('%s after %s, and not a second before', async (table, age, insert) => {
    await queryTasks(db, `TRUNCATE ${table}`);
    await insert(moment(age, 1));
    await insert(moment(age, 0));
    await insert(moment(age, -3600));
    await asSuperuser(db, `SELECT app.purge_as_of('${NOW}')`);
    expect(await queryTasks(db, `SELECT count(*)::int AS rows FROM ${table}`)).toEqual([{ rows: 1 }]);
  });

  test('answers under an idempotency key after a day, and not a second before', async () => {
    const insert = (age: string) =>
      add(
        'answered_requests (user_id, key, request_hash, started_at)',
        `'${ADMIN}', ${randomTag()}, ${randomHash()}, now() - interval '${age}'`,
      );
    await insert('23:59:50');
    await insert('24:00:00');
    await insert('25:00:00');
    await purgeExpired(db);
    expect(await queryTasks(db, 'SELECT count(*)::int AS rows FROM answered_requests')).toEqual([{ rows: 1 }]);
  });

  test('unused accounts, warned 30 days ago, in steps that keep no sign-in waiting', {
    timeout: inFull(HANGING_MS, 300_000),
  }, async () => {
    const ACCOUNTS = inFull(300, 10_000);
    await queryTasks(
      db,
      `WITH made AS (
         INSERT INTO profiles (email, full_name, status, last_seen_on)
         SELECT 'unused-' || n || '@mail.example', 'Unused Person', 'approved', '2020-01-01' FROM generate_series(1, ${ACCOUNTS}) AS n
         RETURNING id),
       secret AS (INSERT INTO credentials (user_id, password_hash) SELECT id, '$argon2id$x' FROM made)
       INSERT INTO unused_warnings (user_id, asked_at, sent_at, reminder_asked_at)
       SELECT id, now() - interval '31 days', now() - interval '31 days', now() FROM made`,
    );
    await queryTasks(
      db,
      `INSERT INTO held_deletions (kind, due, total, approved_at) VALUES ('accounts', ${ACCOUNTS}, ${ACCOUNTS}, now())`,
    );
    const services = { ...accountServices(db), retention: { enquiryMonths: 12, inactiveMonths: 24 } };
    const { signal } = new AbortController();
    const startedAt = performance.now();
    let isOver = false;
    const ending = endUnusedAccounts(services, signal).finally(() => {
      isOver = true;
    });
    let longest = 0;
    while (!isOver) {
      const askedAt = performance.now();
      await db.database.asSystem((t) => beginSession(t, { userId: EMPLOYER, role: 'employer', kind: 'full' }));
      longest = Math.max(longest, performance.now() - askedAt);
    }
    await ending;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    expect(await queryTasks(db, `SELECT FROM profiles WHERE full_name = 'Unused Person'`)).toEqual([]);
    const written = `SELECT count(DISTINCT subject_id)::int AS rows FROM audit_entries WHERE actor_name = 'System'`;
    expect(await queryTasks(db, written)).toEqual([{ rows: ACCOUNTS }]);
    measured(
      'L03',
      `${ACCOUNTS} unused accounts deleted in ${seconds} s, each once in the audit trail; a sign-in at that time was recorded within ${Math.ceil(longest)} ms`,
    );
  });

  test('every table that holds addresses of the network, or anything of a browser', async () => {
    const tables = await queryTasks<{ name: string }>(
      db,
      `SELECT DISTINCT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND (atttypid = 'inet'::regtype OR attname = 'user_agent')`,
    );
    const coveredTables = rows.map(([table]) => table);
    expect(tables.map(({ name }) => name).filter((name) => !coveredTables.includes(name))).toEqual([]);
  });

  test('what tasks were about, after seven days at most', async () => {
    const { stop } = await startTestTasks(db, { doesTasks: false });
    await stop();
    // A waiting task is finished, or abandoned after a day of retries; only abandoned tasks are deleted by age.
    const queues = await queryTasks<{ name: string; kept: number; waits: number }>(
      db,
      `SELECT name, deletion_seconds AS kept,
              CASE name WHEN 'given-up' THEN retention_seconds ELSE retry_limit * retry_delay_max END AS waits
       FROM tasks.queue WHERE name NOT LIKE '\\_\\_%'`,
    );
    expect(queues.length).toBeGreaterThan(1);
    expect(queues.map(({ name }) => name)).toContain('given-up');
    expect(queues.filter(({ kept, waits }) => kept > 7 * 86_400 || kept <= 0 || !(waits <= 7 * 86_400))).toEqual([]);
  });
});
