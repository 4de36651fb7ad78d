import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveAddress } from '#app/features/core/accounts/commands/sign-up.server.ts';
import {
  correctDetails,
  disownApplication,
  withdrawByLink,
} from '#app/features/people/guests/commands/change-guest-application.server.ts';
import {
  requestAccount,
  takeOverApplications,
} from '#app/features/people/guests/commands/claim-applications.server.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { GUEST_CV, guestServices, newGuestEmail, proofOf, sendAsGuest } from '#tests/support/guests.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { viewerOf } from '#tests/support/viewer.ts';

let db: TestDatabase;
let job: string;
let otherJob: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  [job = '', otherJob = ''] = await addJobs(db.database, { title: 'Light keeper' }, { title: 'Pilot' });
});

afterAll(() => db?.drop());

const rowsOf = (email: string) =>
  queryTasks<Record<string, unknown>>(db, 'SELECT * FROM applications WHERE email = $1 ORDER BY sent_at', [email]);
const cvsOf = (email: string) =>
  queryTasks<Record<string, unknown>>(
    db,
    'SELECT c.* FROM cvs AS c JOIN applications AS a ON a.cv_id = c.id WHERE a.email = $1',
    [email],
  );

describe('claiming', () => {
  test('makes an account that contains the details, the CV and all applications of the address after confirmation', async () => {
    const email = newGuestEmail();
    await sendAsGuest(db, job, { email, cv: GUEST_CV });
    await sendAsGuest(db, otherJob, { email });
    const link = await proofOf(db, email, job);
    const password = 'seven-herons-at-low-tide';
    expect(await requestAccount(guestServices(db), link, '123456')).toMatchObject({ reason: 'weak_password' });
    const sent: unknown[] = [];
    const tasks: Tasks = { send: async (_, name, what) => void sent.push([name, what]) };
    const claim = () => requestAccount(guestServices(db, { tasks }), link, password);
    // A second email within a minute is not sent.
    expect([await claim(), await claim()]).toEqual([{ ok: true }, { ok: true }]);
    expect(sent).toEqual([['send-mail', { mail: 'confirm-email', accountId: expect.any(String) }]]);
    expect((await rowsOf(email)).map(({ candidate_id }) => candidate_id)).toEqual([null, null]);
    await db.database.asSystem(async (transaction) => {
      const { id } = await transaction
        .selectFrom('profiles')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await proveAddress(tasks, transaction, id);
    });
    const [profile] = await queryTasks<Record<string, unknown>>(
      db,
      `SELECT p.*, c.email_confirmed_at IS NOT NULL AS is_proven FROM profiles AS p
       JOIN credentials AS c ON c.user_id = p.id WHERE p.email = $1`,
      [email],
    );
    expect(profile).toMatchObject({
      full_name: 'Wren Halloran',
      phone: '0131 496 0321',
      role: 'job_seeker',
      status: 'pending',
      is_proven: true,
    });
    const rows = await rowsOf(email);
    expect(rows.map(({ candidate_id, guest_id }) => [candidate_id, guest_id])).toEqual(
      Array(2).fill([profile?.['id'], null]),
    );
    expect(await cvsOf(email)).toMatchObject([{ user_id: profile?.['id'], application_id: null }]);
    expect(
      await queryTasks(db, 'SELECT FROM liked_jobs WHERE user_id = $1 AND applied', [profile?.['id']]),
    ).toHaveLength(2);
    const services = guestServices(db);
    expect(await correctDetails(services, link, { fullName: 'x', phone: '1' })).toEqual({
      ok: false,
      reason: 'claimed',
    });
    expect(await disownApplication(services, link)).toEqual({ ok: false, reason: 'claimed' });
    expect(await requestAccount(services, link, password)).toEqual({ ok: false, reason: 'bad_link' });
    expect(await withdrawByLink(services, link)).toEqual({ ok: true });
  });

  test('does not change an existing account of the address; its owner takes the applications over after signing in', async () => {
    const [id = ''] = await addCandidates(db.database, 'Owner');
    const email = `${id}@mail.example`;
    await addApplications(db.database, { candidate_id: id, job_id: otherJob, email });
    await sendAsGuest(db, job, { email, cv: GUEST_CV });
    await sendAsGuest(db, otherJob, { email });
    const link = await proofOf(db, email, job);
    expect(await requestAccount(guestServices(db), link, 'seven-herons-at-low-tide')).toEqual({
      ok: false,
      reason: 'has_account',
    });
    expect(await queryTasks(db, 'SELECT FROM credentials WHERE user_id = $1', [id])).toEqual([]);
    const [stranger = ''] = await addCandidates(db.database, 'Stranger');
    const notYours = { ok: false, reason: 'not_yours' };
    expect(
      await takeOverApplications(guestServices(db), link, viewerOf({ id: stranger, email: 'x@mail.example' })),
    ).toEqual(notYours);
    await takeOverApplications(guestServices(db), link, viewerOf({ id: stranger, email }));
    expect((await rowsOf(email)).filter(({ candidate_id }) => candidate_id === stranger)).toEqual([]);
    await takeOverApplications(guestServices(db), link, viewerOf({ id, email, role: 'employer' }));
    const rows = await rowsOf(email);
    // The account has already applied for that job.
    expect(rows.filter(({ job_id }) => job_id === job)).toMatchObject([{ candidate_id: id }]);
    expect(
      rows
        .filter(({ job_id }) => job_id === otherJob)
        .map(({ candidate_id }) => candidate_id)
        .sort(),
    ).toEqual([id, null]);
  });
});

test('only the site’s role can call the database functions for guests', async () => {
  for (const call of [
    `app.correct_guest_application(gen_random_uuid(), 'x', '1')`,
    'app.give_guest_cv(gen_random_uuid(), gen_random_uuid())',
    `app.claim_guest_applications(gen_random_uuid(), 'x@y.example')`,
    'app.remove_guest_application(gen_random_uuid())',
    'app.forget_guest_applications(12, 1)',
  ]) {
    const attempt = db.database.asActor('', (t) => sql.raw(`SELECT ${call}`).execute(t));
    await expect(attempt, call).rejects.toThrow('only the site itself');
  }
});

describe('what the database lets everyone do (Z02)', () => {
  const count = (who: string, statement: string) =>
    db.database
      .asActor(who, async (t) => (await sql.raw(statement).execute(t)).rows.length)
      .catch((error: { code?: string }) => error.code);

  test('a guest’s application and CV are read by the job’s owner and the agency alone, and changed by no one', async () => {
    const email = newGuestEmail();
    await sendAsGuest(db, job, { email, cv: GUEST_CV });
    await sendAsGuest(db, job, { isHuman: false, email: newGuestEmail() });
    const [candidate = ''] = await addCandidates(db.database, 'Looks Around');
    const [row] = await rowsOf(email);
    const people = { owner: EMPLOYER, agency: ADMIN, other: OTHER_EMPLOYER, candidate, anonymous: '' };
    const rowsSeen: Record<string, unknown[]> = {};
    for (const [name, who] of Object.entries(people)) {
      rowsSeen[name] = [
        await count(who, `SELECT FROM applications WHERE id = '${row?.['id']}'`),
        await count(who, `SELECT FROM cvs WHERE id = '${row?.['cv_id']}'`),
        await count(who, 'SELECT FROM emailed_links'),
        await count(who, 'SELECT FROM unconfirmed_applications'),
        await count(who, `UPDATE applications SET full_name = 'x' WHERE id = '${row?.['id']}'`),
        await count(who, `UPDATE applications SET candidate_id = '${candidate}' WHERE id = '${row?.['id']}'`),
        await count(who, `UPDATE cvs SET user_id = '${candidate}' WHERE id = '${row?.['cv_id']}'`),
        await count(who, `DELETE FROM applications WHERE id = '${row?.['id']}'`),
      ];
    }
    const refused = Array(4).fill('42501');
    expect(rowsSeen).toEqual({
      owner: [1, 1, 0, 0, ...refused],
      agency: [1, 1, 0, 0, ...refused],
      other: [0, 0, 0, 0, ...refused],
      candidate: [0, 0, 0, 0, ...refused],
      anonymous: [0, 0, 0, 0, ...refused],
    });
  });

  test('a guest’s application cannot use another CV, and an account’s application cannot use a guest’s', async () => {
    const [one, two] = [newGuestEmail(), newGuestEmail()];
    await sendAsGuest(db, job, { email: one, cv: GUEST_CV });
    await sendAsGuest(db, job, { email: two, cv: GUEST_CV });
    const [[first], [second]] = [await rowsOf(one), await rowsOf(two)];
    await expect(
      asSuperuser(db, `UPDATE applications SET cv_id = '${second?.['cv_id']}' WHERE id = '${first?.['id']}'`),
    ).rejects.toThrow('foreign key');
    await expect(
      asSuperuser(db, `UPDATE cvs SET application_id = NULL WHERE id = '${first?.['cv_id']}'`),
    ).rejects.toThrow();
  });
});
