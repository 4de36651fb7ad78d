/**
 * Generates the data of an agency's year for bench/desk.ts, deterministically. A tenth of the jobs belong to employers; applications arrive
 * evenly. Of the last three days' applications half are unread and a quarter opened. A fifth of the last week's have no decision, 5 % of the
 * week before, and 0.1 % of all others. 95 % of decisions are made within a week, mostly rejections. One account in a thousand is not approved.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { ownerIdOf } from '#db/seed/cast.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';

const CHANGED = ['jobs', 'applications', 'application_events', 'reply_promises'];
/** One in five administers. */
const ADMINISTRATORS = 5;

/**
 * Bypasses the triggers of these tables, which would run for each row, email candidates and date each step today, and writes directly what
 * they would keep.
 */
export async function fillYear({
  ownerUrl,
  addPeople,
}: {
  ownerUrl: string;
  addPeople(): Promise<void>;
}): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await withoutTriggers(owner, CHANGED, async () => {
      await owner.query('UPDATE jobs SET user_id = $1 WHERE uuid_hash(id) % 10 = 0', [ownerIdOf('first employer')]);
      await addPeople();
      await decideYear(owner);
    });
    await withoutTriggers(owner, ['profiles'], () =>
      owner.query(
        `UPDATE profiles SET status = 'approved' WHERE email LIKE 'person.%' AND abs(hashtext(email)) % 1000 <> 0`,
      ),
    );
  } finally {
    await owner.end();
  }
}

export async function vacuum(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('VACUUM (ANALYZE)');
  } finally {
    await owner.end();
  }
}

async function withoutTriggers(owner: pg.Client, tables: string[], work: () => Promise<unknown>): Promise<void> {
  for (const table of tables)
    await owner.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY; ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables)
    await owner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`);
}

async function decideYear(owner: pg.Client): Promise<void> {
  await owner.query(`
    WITH placed AS (
      SELECT id, row_number() OVER (ORDER BY sent_at DESC, id) * interval '1 year' / count(*) OVER () AS age, abs(hashtext(id::text)) % 1000 AS luck,
             abs(hashtext(id::text || 'a')) % 1000 AS fate, abs(hashtext(id::text || 'b')) % 1000 AS speed
      FROM applications
    ), fates AS (
      SELECT id, now() - age AS sent_at,
             least(now() - age + CASE WHEN speed < 950 THEN 1 + speed % 144 ELSE 216 + speed % 48 END * interval '1 hour', now()) AS changed_at,
             CASE WHEN luck < open.unread THEN 'sent' WHEN luck < open.unread + open.opened THEN 'viewed'
                  WHEN fate < 40 THEN 'withdrawn' WHEN fate < 80 THEN 'offered'
                  WHEN fate < CASE WHEN age < interval '60 days' THEN 160 ELSE 85 END THEN 'interview'
                  WHEN fate < CASE WHEN age < interval '60 days' THEN 300 ELSE 95 END THEN 'shortlisted' ELSE 'not_taken_forward' END AS status
      FROM placed CROSS JOIN LATERAL (SELECT
        CASE WHEN age < interval '3 days' THEN 500 WHEN age < interval '7 days' THEN 100 WHEN age < interval '14 days' THEN 20 ELSE 1 END AS unread,
        CASE WHEN age < interval '3 days' THEN 250 WHEN age < interval '7 days' THEN 100 WHEN age < interval '14 days' THEN 30 ELSE 0 END AS opened) AS open
    )
    UPDATE applications AS a
    SET sent_at = f.sent_at, status = f.status, status_changed_at = CASE WHEN f.status = 'sent' THEN f.sent_at ELSE f.changed_at END,
        replied_at = CASE WHEN f.status NOT IN ('sent', 'viewed', 'withdrawn') THEN f.changed_at END,
        person_id = (SELECT p.id FROM people AS p WHERE p.account_id = a.candidate_id)
    FROM fates AS f WHERE f.id = a.id`);
  await owner.query(`
    INSERT INTO reply_promises (application_id, job_id, owner_id, is_agency, due_at, replied_at, ended_at)
    SELECT a.id, j.id, j.user_id, j.user_id = ANY (app.staff_ids()), date_trunc('day', a.sent_at) + interval '8 days', a.replied_at,
           CASE WHEN a.status = 'withdrawn' THEN a.status_changed_at END
    FROM applications AS a JOIN jobs AS j ON j.id = a.job_id ON CONFLICT DO NOTHING`);
  await owner.query(`
    INSERT INTO application_events (application_id, status, actor_id, created_at)
    SELECT a.id, step.status, step.actor_id, step.at FROM applications AS a CROSS JOIN LATERAL (
      VALUES ('sent', a.candidate_id, a.sent_at), (a.status, CASE WHEN a.status <> 'withdrawn' THEN '${ownerIdOf('agency')}'::uuid END, a.status_changed_at)
    ) AS step (status, actor_id, at)
    WHERE step.at > a.sent_at OR step.status = 'sent' AND step.actor_id IS NOT NULL`);
}

/** Databases that an earlier run kept have them already. @returns a `Cookie` header for each */
export async function addRecruiters({ asSystem }: Database, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, n) => `recruiter-${n}@agency.example`);
  const tokens = await asSystem(async (transaction) => {
    await transaction
      .insertInto('profiles')
      .values(
        emails.map((email, n) => ({
          email,
          id: randomUUID(),
          full_name: 'Wren Halloran',
          role: n % ADMINISTRATORS === 0 ? 'admin' : 'consultant',
          status: 'approved',
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const added = await transaction
      .selectFrom('profiles')
      .select(['id', 'email'])
      .where('email', 'in', emails)
      .execute();
    const ids = new Map(added.map(({ id, email }) => [email, id]));
    const sessions = emails.map((email) => ({ user_id: ids.get(email) ?? '', token: newToken() }));
    const expires_at = new Date(Date.now() + 86_400_000);
    await transaction
      .insertInto('sessions')
      .values(
        sessions.map(({ user_id, token }) => ({ token_hash: hashToken(token), user_id, kind: 'full', expires_at })),
      )
      .execute();
    return sessions.map(({ token }) => token);
  });
  return tokens.map((token) => sessionCookie(token, 'http://localhost').split(';', 1)[0] ?? '');
}
