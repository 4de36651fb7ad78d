import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { listEnquiries } from '#app/features/core/desk/queries/enquiries.server.ts';
import { deleteEnquiry, moveEnquiry } from '#app/features/core/enquiries/commands/decide-enquiry.server.ts';
import { findEnquiry, findEnquiryFile } from '#app/features/core/enquiries/queries/enquiries.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { actingCandidate } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiries, addFile } from '#tests/support/enquiry-desk.ts';
import { ADMIN, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { takeDownRowSecurity } from '#tests/support/walls.ts';
import { withOpenPolicies } from '#tests/support/without-gates.ts';

/** Tests row-level security, and the site's own refusals beyond it (Z02, Z03). */
let db: TestDatabase;

const [CANDIDATE, WAITING_ADMIN] = [randomUUID(), randomUUID()];
const PEOPLE: Record<string, string> = {
  candidate: CANDIDATE,
  employer: EMPLOYER,
  'an admin who is not approved': WAITING_ADMIN,
  admin: ADMIN,
  anonymous: '',
};
const OTHERS = Object.keys(PEOPLE).filter((who) => who !== 'admin');

const names: Record<string, string> = { admin: ADMIN, employer: EMPLOYER };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values([
        { id: CANDIDATE, email: 'c@mail.example', full_name: 'A Candidate', role: 'job_seeker', status: 'approved' },
        { id: WAITING_ADMIN, email: 'w@mail.example', full_name: 'Waits', role: 'admin', status: 'pending' },
      ])
      .execute(),
  );
  Object.assign(names, await addTwo(db));
});

afterAll(() => db?.drop());

async function addTwo({ database }: TestDatabase) {
  const [confirmedId = '', unproven = ''] = await addEnquiries(
    database,
    { kind: 'candidate' },
    { kind: 'candidate', confirmed_at: null },
  );
  await database.asSystem((transaction) =>
    transaction
      .insertInto('emailed_links')
      .values({ enquiry_id: unproven, token_hash: Buffer.alloc(32, 7), purpose: 'enquiry' })
      .execute(),
  );
  const file = await addFile(database, confirmedId);
  const unprovenFile = await addFile(database, unproven);
  return { known: confirmedId, unproven, file: file.id, unprovenFile: unprovenFile.id };
}

const fill = (statement: string) => statement.replace(/\$(\w+)/g, (_whole, name: string) => `'${names[name]}'`);

/**
 * Rolls back the statement.
 *
 * @returns the number of rows affected, or the refusal
 */
async function attempt(who: string, statement: string): Promise<number | string> {
  let affectedRows = 0;
  const done = new Error('taken back');
  const refusal = await db.database
    .asActor(PEOPLE[who] ?? '', async (transaction) => {
      const { rows, numAffectedRows } = await sql.raw(fill(statement)).execute(transaction);
      affectedRows = numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
      throw done;
    })
    .catch((error: Error & { code?: string }) => error);
  if (refusal === done) return affectedRows;
  return (refusal as { code?: string }).code === '42501' ? 'refused' : String(refusal);
}

type Outcome = number | string;

const CASES: [statement: string, admin: Outcome, others: Outcome][] = [
  ['SELECT id FROM enquiries', 1, 0],
  ['SELECT id FROM enquiries WHERE id = $unproven', 0, 0],
  ['SELECT id FROM enquiry_files', 1, 0],
  ['SELECT id FROM enquiry_files WHERE id = $unprovenFile', 0, 0],
  ['SELECT token_hash FROM emailed_links', 0, 0],
  [
    `INSERT INTO enquiries (kind, name, email, purpose, message, confirmed_at)
     VALUES ('contact', 'Me', 'me@mail.example', 'job', 'Ten or more', now())`,
    ...(['refused', 'refused'] as const),
  ],
  [
    `INSERT INTO emailed_links (token_hash, purpose, enquiry_id) VALUES (sha256('x'), 'enquiry', $unproven)`,
    'refused',
    'refused',
  ],
  [
    `INSERT INTO enquiry_files (enquiry_id, kind, name, extension, size_bytes, sha256)
     VALUES ($known, 'photo', 'x.jpg', 'jpg', 1, sha256('x'))`,
    ...(['refused', 'refused'] as const),
  ],
  [`UPDATE enquiries SET status = 'done', status_changed_by = $admin WHERE id = $known`, 1, 0],
  [`UPDATE enquiries SET status = 'done', status_changed_by = $employer WHERE id = $known`, 'refused', 0],
  [`UPDATE enquiries SET status = 'done' WHERE id = $known`, 'refused', 0],
  [`UPDATE enquiries SET confirmed_at = NULL, status_changed_by = $admin WHERE id = $known`, 'refused', 0],
  [`UPDATE enquiries SET confirmed_at = now(), status_changed_by = $admin WHERE id = $unproven`, 0, 0],
  ...['name', 'email', 'message', 'kind', 'created_at', 'job_id'].map((column): [string, Outcome, Outcome] => [
    ...([`UPDATE enquiries SET ${column} = ${column}`, 'refused', 'refused'] as const),
  ]),
  [`UPDATE enquiry_files SET name = 'y.txt'`, 'refused', 'refused'],
  ['UPDATE emailed_links SET enquiry_id = $known', 'refused', 'refused'],
  ['DELETE FROM enquiries WHERE id = $known', 1, 0],
  ['DELETE FROM enquiries WHERE id = $unproven', 0, 0],
  ['DELETE FROM enquiry_files', 0, 0],
  ['DELETE FROM emailed_links', 0, 0],
];

describe('the database alone', () => {
  test.each(CASES)('%s → %s for an admin, %s for everybody else', async (statement, admin, others) => {
    expect(await attempt('admin', statement)).toBe(admin);
    for (const who of OTHERS) expect(await attempt(who, statement), who).toBe(others);
  });

  test('a deletion by an admin records the files, to be removed', async () => {
    const [id = ''] = await addEnquiries(db.database, { kind: 'candidate' });
    const { storageKey } = await addFile(db.database, id);
    const sent: string[] = [];
    const services = accountServices(db, { tasks: { send: async (_t, name) => void sent.push(name) } });
    expect(await deleteEnquiry(services, actingAdmin(ADMIN, 'The Admin'), id)).toEqual({ ok: true });
    const rows = await db.database.asSystem((transaction) =>
      transaction.selectFrom('loose_files').select('storage_key').where('storage_key', '=', storageKey).execute(),
    );
    expect([rows.length, sent]).toEqual([1, ['remove-loose-files']]);
  });

  test('if the task cannot be queued, nothing is deleted', async () => {
    const [id = ''] = await addEnquiries(db.database, {});
    const services = accountServices(db, { tasks: { send: () => Promise.reject(new Error('The queue is full')) } });
    const admin = actingAdmin(ADMIN, 'The Admin');
    await expect(deleteEnquiry(services, admin, id)).rejects.toThrow('full');
    expect(await findEnquiry(services, admin, id)).toMatchObject({ status: 'new' });
  });

  test('an enquiry names no account for its status once that account is deleted', async () => {
    const [mover = ''] = await addAccounts(db, { fullName: 'Passing Admin', role: 'admin', status: 'approved' });
    const [id = ''] = await addEnquiries(db.database, {});
    const services = accountServices(db);
    const move = { status: 'in_hand', was: 'new' } as const;
    expect(await moveEnquiry(services, actingAdmin(mover, 'Passing Admin'), id, move)).toMatchObject({ ok: true });
    const find = () => findEnquiry(services, actingAdmin(ADMIN, 'The Admin'), id);
    expect((await find())?.moved).toMatchObject({ by: 'Passing Admin' });
    await db.database.asSystem((t) => t.deleteFrom('profiles').where('id', '=', mover).execute());
    expect(await find()).toMatchObject({ status: 'in_hand', moved: { by: null } });
  });

  test('an account that only the gate takes for an administrator finds nothing', async () => {
    const services = accountServices(db);
    const employerAsAdmin = actingAdmin(EMPLOYER, 'First Employer');
    const { known = '', file = '' } = names;
    expect(
      await listEnquiries(db.database, employerAsAdmin, { search: '', status: null, kind: null, page: 1 }),
    ).toEqual({
      rows: [],
      total: 0,
    });
    expect(await findEnquiry(services, employerAsAdmin, known)).toBeNull();
    expect(await withOpenPolicies(() => findEnquiryFile(services, employerAsAdmin as Viewer, file))).toBeNull();
    expect(await moveEnquiry(services, employerAsAdmin, known, { status: 'done', was: 'new' })).toMatchObject({
      ok: false,
    });
    expect(await deleteEnquiry(services, employerAsAdmin, known)).toMatchObject({ ok: false });
  });
});

test('without row-level security, the site still shows files to administrators only, and hides unconfirmed enquiries', async () => {
  const open = await createTestDatabase();
  try {
    await addPeople(open.database);
    const { known, unproven, file, unprovenFile } = await addTwo(open);
    await takeDownRowSecurity(open);
    const services = accountServices(open);
    const admin = actingAdmin(ADMIN, 'The Admin');
    expect(await findEnquiryFile(services, actingCandidate(randomUUID()), file)).toBeNull();
    expect(await findEnquiryFile(services, admin, file)).toMatchObject({ name: 'cv.txt', mediaType: 'text/plain' });
    expect(await findEnquiryFile(services, admin, unprovenFile)).toBeNull();
    expect(await findEnquiry(services, admin, unproven)).toBeNull();
    const { rows: enquiries, total } = await listEnquiries(open.database, admin, {
      search: '',
      status: null,
      kind: null,
      page: 1,
    });
    expect([enquiries.map(({ id }) => id), total]).toEqual([[known], 1]);
    expect(await moveEnquiry(services, admin, unproven, { status: 'done', was: 'new' })).toMatchObject({ ok: false });
    expect(await deleteEnquiry(services, admin, unproven)).toMatchObject({ ok: false });
  } finally {
    await open.drop();
  }
});
