import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow, OTHER_EMPLOYER } from '#tests/support/jobs.ts';

let db: TestDatabase;

const [CANDIDATE, OTHER, WAITING] = [randomUUID(), randomUUID(), randomUUID()];
const PEOPLE: Record<string, string> = {
  candidate: CANDIDATE,
  'another candidate': OTHER,
  'who waits': WAITING,
  employer: EMPLOYER,
  'another employer': OTHER_EMPLOYER,
  admin: ADMIN,
  anonymous: '',
};
type Who = keyof typeof PEOPLE;

const names: Record<string, string> = {
  me: CANDIDATE,
  other: OTHER,
  waiting: WAITING,
  employer: EMPLOYER,
  cv: randomUUID(),
  otherCv: randomUUID(),
  withdrawnCv: randomUUID(),
  newCv: randomUUID(),
  sent: randomUUID(),
  withdrawn: randomUUID(),
};

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const candidate = { full_name: 'A Candidate', role: 'job_seeker', status: 'approved' } as const;
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values([
        { ...candidate, id: CANDIDATE, email: 'candidate@mail.example' },
        { ...candidate, id: OTHER, email: 'other@mail.example' },
        { ...candidate, id: WAITING, email: 'waiting@mail.example', status: 'pending' },
      ])
      .execute(),
  );
  const jobs = await addJobs(
    db.database,
    {},
    {},
    { status: 'draft' },
    { status: 'closed' },
    { closes_at: hoursFromNow(-1) },
    { user_id: OTHER_EMPLOYER },
  );
  for (const [index, name] of ['open', 'free', 'draft', 'closed', 'past', 'foreign'].entries())
    names[name] = jobs[index] ?? '';
  await as(
    'candidate',
    addCv('cv', 'me'),
    'UPDATE profiles SET cv_id = $cv WHERE id = $me',
    apply('sent', 'open', 'me', '$cv'),
  );
  await as('candidate', `INSERT INTO liked_jobs (user_id, job_id) VALUES ($me, $foreign)`);
  await as('candidate', `INSERT INTO swiped_jobs (user_id, job_id, action) VALUES ($me, $foreign, 'like')`);
  await as('candidate', request('me'));
  await as('candidate', `SELECT app.note_loose_file($me || '/cv-y.pdf', 3600)`);
  await as('another candidate', addCv('withdrawnCv', 'other'), addCv('otherCv', 'other'));
  await as('another candidate', apply('withdrawn', 'open', 'other', '$withdrawnCv'));
  await as('another candidate', `UPDATE applications SET status = 'withdrawn' WHERE id = $withdrawn`);
  await as('employer', note('employer'));
  await as(
    'admin',
    `INSERT INTO application_messages (status, subject, body) VALUES ('offered', 'Well done', 'You have it.')`,
  );
});

afterAll(() => db?.drop());

const addCv = (id: string, owner: string) =>
  `INSERT INTO cvs (id, user_id, name, extension, size_bytes, sha256)
   VALUES ($${id}, $${owner}, 'cv.pdf', 'pdf', 9, '\\x${randomBytes(32).toString('hex')}')`;

const apply = (id: string, job: string, candidate: string, cv = 'NULL') =>
  `INSERT INTO applications (id, candidate_id, job_id, job_title, job_company, job_location, full_name, email, phone, skills, cv_id)
   VALUES (${id ? `$${id}` : 'gen_random_uuid()'}, $${candidate}, $${job}, 'x', 'x', 'x', 'x', 'x@y.example', '0113 496 0000', '{}', ${cv})`;

const note = (author: string, application = 'sent') =>
  `INSERT INTO application_notes (application_id, author_id, body) VALUES ($${application}, $${author}, 'Mine alone.')`;

const sharedNote = (author: string) =>
  `INSERT INTO application_notes (application_id, author_id, body, is_shared) VALUES ($sent, '${author}', 'x', true)`;

const request = (owner: string) =>
  `INSERT INTO answered_requests (user_id, key, request_hash) VALUES ($${owner}, 'a-key', sha256('x'))`;

const fill = (statement: string) => statement.replace(/\$(\w+)/g, (_whole, name: string) => `'${names[name]}'`);

async function as(who: Who, ...statements: string[]): Promise<void> {
  await db.database.asActor(PEOPLE[who] ?? '', async (transaction) => {
    for (const statement of statements) await sql.raw(fill(statement)).execute(transaction);
  });
}

/** Runs a statement and rolls it back. @returns the number of affected rows, or the refusal */
async function attempt(who: Who, statement: string): Promise<number | string> {
  let reached = 0;
  const done = new Error('taken back');
  const refusal = await db.database
    .asActor(PEOPLE[who] ?? '', async (transaction) => {
      const { rows, numAffectedRows } = await sql.raw(fill(statement)).execute(transaction);
      reached = numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
      throw done;
    })
    .catch((error: Error & { code?: string }) => error);
  if (refusal === done) return reached;
  return REFUSALS[(refusal as { code?: string }).code ?? ''] ?? String(refusal);
}

const REFUSALS: Record<string, string> = {
  42501: 'refused',
  '428C9': 'made by the database',
  23503: 'no such row',
  23514: 'against the rules',
  23505: 'there is one',
};

type Case = [who: Who, outcome: number | string];

function cases(table: string, list: [statement: string, ...outcomes: Case[]][]): void {
  describe(table, () => {
    const each = list.flatMap(([statement, ...outcomes]) =>
      outcomes.map(([who, outcome]) => ({ who, outcome, statement })),
    );
    test.each(each)('$who: $statement → $outcome', async ({ who, statement, outcome }) => {
      expect(await attempt(who, statement)).toBe(outcome);
    });
  });
}

cases('cvs', [
  ['SELECT id FROM cvs', ['candidate', 1], ['another candidate', 2], ['who waits', 0], ['anonymous', 0]],
  ['SELECT id FROM cvs WHERE id = $cv', ['employer', 1], ['another employer', 0], ['admin', 1]],
  ['SELECT id FROM cvs WHERE id IN ($withdrawnCv, $otherCv)', ['employer', 0], ['candidate', 0], ['admin', 2]],
  [addCv('newCv', 'me'), ['candidate', 1], ['employer', 'refused'], ['admin', 'refused']],
  [addCv('newCv', 'waiting'), ['who waits', 'refused']],
  [addCv('newCv', 'employer'), ['employer', 1], ['candidate', 'refused']],
  [`UPDATE cvs SET name = 'other.pdf'`, ['candidate', 'refused'], ['admin', 'refused']],
  ['DELETE FROM cvs WHERE id = $otherCv', ['another candidate', 1], ['candidate', 0], ['employer', 0], ['admin', 0]],
  ['DELETE FROM cvs WHERE id = $cv', ['candidate', 'no such row']],
]);

cases('the CV of a profile', [
  [
    'UPDATE profiles SET cv_id = $otherCv WHERE id = $other',
    ['another candidate', 1],
    ['candidate', 0],
    ['employer', 0],
  ],
  ['UPDATE profiles SET cv_id = $otherCv WHERE id = $me', ['candidate', 'no such row']],
  ['UPDATE profiles SET cv_id = $otherCv WHERE id = $employer', ['employer', 'no such row']],
  [`UPDATE profiles SET cv_url = '/cvs/x'`, ['candidate', 'made by the database'], ['admin', 'made by the database']],
]);

const move = (status: string, id = 'sent') => `UPDATE applications SET status = '${status}' WHERE id = $${id}`;

cases('applications', [
  ['SELECT id FROM applications', ['candidate', 1], ['another candidate', 1], ['who waits', 0], ['anonymous', 0]],
  ['SELECT id FROM applications', ['employer', 2], ['another employer', 0], ['admin', 2]],
  [apply('', 'free', 'me'), ['candidate', 1], ['employer', 'refused'], ['admin', 'refused']],
  [apply('', 'free', 'me', '$cv'), ['candidate', 1]],
  [apply('', 'free', 'me', '$otherCv'), ['candidate', 'no such row']],
  [apply('', 'free', 'waiting'), ['who waits', 'refused']],
  [apply('', 'free', 'employer'), ['employer', 'refused']],
  [apply('', 'foreign', 'employer'), ['employer', 1], ['another employer', 'refused']],
  [apply('', 'open', 'me'), ['candidate', 'there is one']],
  // A withdrawn application blocks a new one.
  [apply('', 'open', 'other'), ['another candidate', 'there is one']],
  [apply('', 'draft', 'me'), ['candidate', 'refused']],
  [apply('', 'closed', 'me'), ['candidate', 'refused']],
  [apply('', 'past', 'me'), ['candidate', 'refused']],
  ['DELETE FROM applications', ['candidate', 'refused'], ['employer', 'refused'], ['admin', 'refused']],
  ...['candidate_id = candidate_id', 'job_id = $free', 'cv_id = NULL', `cover_note = 'x'`, `email = 'x@y.example'`].map(
    (change): [string, ...Case[]] => [
      `UPDATE applications SET ${change}`,
      ['candidate', 'refused'],
      ['employer', 'refused'],
      ['admin', 'refused'],
    ],
  ),
  [move('withdrawn'), ['candidate', 1], ['another candidate', 0], ['employer', 'refused'], ['admin', 'refused']],
  [
    move('shortlisted'),
    ['candidate', 'refused'],
    ['employer', 1],
    ['another employer', 0],
    ['admin', 1],
    ['anonymous', 0],
  ],
  [move('viewed'), ['candidate', 'refused'], ['employer', 1], ['another employer', 0]],
  [move('sent', 'withdrawn'), ['another candidate', 'against the rules'], ['employer', 'against the rules']],
  [
    move('offered', 'withdrawn'),
    ['another candidate', 'against the rules'],
    ['employer', 'against the rules'],
    ['admin', 'against the rules'],
  ],
  [
    `UPDATE applications SET message_subject = 'x', message = 'Not what was sent' WHERE id = $sent`,
    ['employer', 'against the rules'],
    ['admin', 'against the rules'],
  ],
]);

test('a step back to viewed is refused, and every step is recorded with its actor', async () => {
  const steps = await db.database
    .asActor(EMPLOYER, async (transaction) => {
      for (const status of ['viewed', 'shortlisted', 'not_taken_forward', 'interview']) {
        await sql.raw(fill(move(status))).execute(transaction);
      }
      const { rows } = await sql
        .raw<{ status: string; actor_id: string }>(
          fill('SELECT status, actor_id FROM application_events WHERE application_id = $sent ORDER BY id'),
        )
        .execute(transaction);
      await expect(sql.raw(fill(move('viewed'))).execute(transaction)).rejects.toThrow('cannot go from interview');
      throw Object.assign(new Error('taken back'), { rows });
    })
    .catch((error: { rows?: unknown }) => error.rows);
  expect(steps).toEqual([
    { status: 'sent', actor_id: CANDIDATE },
    ...['viewed', 'shortlisted', 'not_taken_forward', 'interview'].map((status) => ({ status, actor_id: EMPLOYER })),
  ]);
});

cases('application_events', [
  ['SELECT id FROM application_events', ['candidate', 1], ['another candidate', 2], ['who waits', 0], ['anonymous', 0]],
  ['SELECT id FROM application_events', ['employer', 3], ['another employer', 0], ['admin', 3]],
  [
    `INSERT INTO application_events (application_id, status) VALUES ($sent, 'offered')`,
    ['candidate', 'refused'],
    ['employer', 'refused'],
    ['admin', 'refused'],
  ],
  [
    `UPDATE application_events SET status = 'offered'`,
    ['candidate', 'refused'],
    ['employer', 'refused'],
    ['admin', 'refused'],
  ],
  ['DELETE FROM application_events', ['candidate', 'refused'], ['employer', 'refused'], ['admin', 'refused']],
]);

cases('application_notes', [
  [
    'SELECT body FROM application_notes',
    ['employer', 1],
    ['another employer', 0],
    ['admin', 0],
    ['candidate', 0],
    ['anonymous', 0],
  ],
  [note('employer'), ['candidate', 'refused'], ['another employer', 'refused'], ['admin', 'refused']],
  [note('me'), ['candidate', 'refused']],
  [`INSERT INTO application_notes VALUES ($sent, '${OTHER_EMPLOYER}', 'x')`, ['another employer', 'refused']],
  [`INSERT INTO application_notes VALUES ($sent, '${ADMIN}', 'x')`, ['admin', 1], ['employer', 'refused']],
  [sharedNote(EMPLOYER), ['employer', 'refused'], ['admin', 'refused']],
  [sharedNote(ADMIN), ['admin', 1], ['employer', 'refused']],
  [`UPDATE application_notes SET is_shared = true`, ['employer', 'refused'], ['admin', 0]],
  [`UPDATE application_notes SET body = 'y'`, ['employer', 1], ['admin', 0], ['candidate', 0]],
  [`UPDATE application_notes SET author_id = $me`, ['employer', 'refused']],
  ['DELETE FROM application_notes', ['employer', 1], ['admin', 0], ['candidate', 0]],
]);

cases('application_messages', [
  ['SELECT status FROM application_messages', ['candidate', 1], ['employer', 1], ['admin', 1], ['anonymous', 0]],
  [
    `INSERT INTO application_messages VALUES ('sent', 'x', 'x')`,
    ['candidate', 'refused'],
    ['employer', 'refused'],
    ['admin', 1],
  ],
  [`UPDATE application_messages SET body = 'x'`, ['candidate', 0], ['employer', 0], ['admin', 1]],
  ['DELETE FROM application_messages', ['candidate', 0], ['employer', 0], ['admin', 1]],
]);

cases('answered_requests', [
  ['SELECT key FROM answered_requests', ['candidate', 1], ['another candidate', 0], ['admin', 0], ['anonymous', 0]],
  [request('other'), ['another candidate', 1], ['candidate', 'refused']],
  [request('me'), ['another candidate', 'refused'], ['candidate', 'there is one']],
  [`UPDATE answered_requests SET request_hash = sha256('y')`, ['candidate', 1], ['another candidate', 0], ['admin', 0]],
  ['UPDATE answered_requests SET user_id = $other', ['candidate', 'refused']],
  ['DELETE FROM answered_requests', ['candidate', 1], ['another candidate', 0], ['admin', 0]],
]);

cases('loose_files', [
  ['SELECT storage_key FROM loose_files', ['candidate', 0], ['admin', 0]],
  [`INSERT INTO loose_files (storage_key) VALUES ('x')`, ['candidate', 'refused'], ['admin', 'refused']],
  ['UPDATE loose_files SET keep_until = now()', ['candidate', 0], ['admin', 0]],
  ['DELETE FROM loose_files', ['candidate', 0], ['admin', 0]],
  [
    `SELECT app.note_loose_file($other || '/cv-x.pdf', 0)`,
    ['candidate', 'refused'],
    ['admin', 'refused'],
    ['anonymous', 'refused'],
  ],
  [
    `SELECT FROM app.claim_loose_file($me || '/cv-y.pdf') AS is_mine WHERE is_mine`,
    ['candidate', 1],
    ['another candidate', 0],
  ],
]);

const like = (owner: string, job: string) => `INSERT INTO liked_jobs (user_id, job_id) VALUES ($${owner}, $${job})`;
const swipe = (owner: string, job: string) =>
  `INSERT INTO swiped_jobs (user_id, job_id, action) VALUES ($${owner}, $${job}, 'pass')`;

cases('liked_jobs', [
  [
    'SELECT job_id FROM liked_jobs',
    ['candidate', 2],
    ['another candidate', 1],
    ['employer', 0],
    ['admin', 0],
    ['anonymous', 0],
  ],
  [like('employer', 'free'), ['employer', 'refused']],
  [like('employer', 'foreign'), ['employer', 1]],
  [
    like('me', 'free'),
    ['candidate', 1],
    ['another candidate', 'refused'],
    ['employer', 'refused'],
    ['admin', 'refused'],
  ],
  [like('me', 'draft'), ['candidate', 'refused']],
  [like('me', 'closed'), ['candidate', 'refused']],
  [like('me', 'past'), ['candidate', 'refused']],
  [like('waiting', 'free'), ['who waits', 'refused']],
  [like('employer', 'free'), ['employer', 'refused']],
  [
    `INSERT INTO liked_jobs (user_id, job_id, applied, applied_at) VALUES ($me, $free, true, now())`,
    ['candidate', 'refused'],
  ],
  ['UPDATE liked_jobs SET applied = true, applied_at = now()', ['candidate', 'refused'], ['admin', 'refused']],
  ['UPDATE liked_jobs SET user_id = $other', ['candidate', 'refused']],
  // A job with an application stays listed.
  ['DELETE FROM liked_jobs', ['candidate', 1], ['another candidate', 0], ['employer', 0], ['admin', 0]],
]);

cases('swiped_jobs', [
  [
    'SELECT job_id FROM swiped_jobs',
    ['candidate', 1],
    ['another candidate', 0],
    ['employer', 0],
    ['admin', 0],
    ['anonymous', 0],
  ],
  [swipe('employer', 'free'), ['employer', 'refused']],
  [swipe('employer', 'foreign'), ['employer', 1]],
  [
    swipe('me', 'free'),
    ['candidate', 1],
    ['another candidate', 'refused'],
    ['employer', 'refused'],
    ['admin', 'refused'],
  ],
  [swipe('me', 'draft'), ['candidate', 'refused']],
  [swipe('me', 'closed'), ['candidate', 'refused']],
  [swipe('me', 'past'), ['candidate', 'refused']],
  [swipe('waiting', 'free'), ['who waits', 'refused']],
  [swipe('employer', 'free'), ['employer', 'refused']],
  [`UPDATE swiped_jobs SET action = 'pass'`, ['candidate', 'refused'], ['admin', 'refused']],
  ['DELETE FROM swiped_jobs', ['candidate', 1], ['another candidate', 0], ['admin', 0]],
]);

test.each([
  ['get_liked_jobs()', 'candidate', 2],
  ['get_liked_jobs()', 'who waits', 0],
  ['get_liked_jobs()', 'anonymous', 0],
  ['get_passed_jobs()', 'candidate', 0],
  ['draw_swipe_deck(_limit => 100)', 'candidate', 1],
  ['draw_swipe_deck(_limit => 100)', 'another candidate', 2],
  ['draw_swipe_deck(_limit => 100)', 'employer', 1],
])('jobs as candidates see them, by %s for: %s', async (procedure, who, count) => {
  expect(await attempt(who, `SELECT * FROM ${procedure}`)).toBe(count);
});
