/** Row-level security limits every read to the candidate's own rows. */
import { sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { Engagement } from '#domain/assignment/assignment.ts';
import type { SalaryPeriod } from '#domain/job/job.ts';
import { type CountedClock, countClocks } from './clocks.server.ts';
import { listDocuments, type StoredDocument } from './key-information.server.ts';

type OwnRow = {
  id: string;
  clockId: string;
  hirer: string;
  role: string;
  engagement: Engagement;
  otherAgency: string | null;
  startsOn: string;
  endsOn: string | null;
  pay: number | null;
  payPeriod: SalaryPeriod | null;
};
type OwnAssignment = OwnRow & CountedClock;
export type OwnWork = { assignments: OwnAssignment[]; documents: StoredDocument[] };

/** @param today as YYYY-MM-DD */
export function readOwnWork(
  { asActor }: Pick<Database, 'asActor'>,
  candidate: Candidate,
  today: string,
): Promise<OwnWork> {
  return asActor(candidate.id, async (transaction) => {
    const { rows: own } = await sql<{ id: string | null }>`SELECT app.own_person_id() AS id`.execute(transaction);
    const personId = own[0]?.id;
    if (!personId) return { assignments: [], documents: [] };
    const { rows } = await sql<OwnRow>`
      SELECT a.id, c.id AS "clockId", c.hirer, c.role, a.engagement, a.other_agency AS "otherAgency",
             a.starts_on::text AS "startsOn", a.ends_on::text AS "endsOn", a.pay::float8 AS pay, a.pay_period AS "payPeriod"
      FROM assignments AS a JOIN qualifying_clocks AS c ON c.id = a.clock_id WHERE c.person_id = ${personId}
      ORDER BY a.starts_on DESC, a.id LIMIT 200`.execute(transaction);
    const clocks = await countClocks(transaction, [...new Set(rows.map(({ clockId }) => clockId))], today);
    const assignments = rows.flatMap((row) => {
      const counted = clocks.get(row.clockId);
      return counted ? [{ ...row, ...counted }] : [];
    });
    return { assignments, documents: await listDocuments(transaction, personId) };
  });
}

export function hasOwnWork({ asActor }: Pick<Database, 'asActor'>, candidate: Candidate): Promise<boolean> {
  return asActor(candidate.id, async (transaction) => {
    const { rows } = await sql<{ has: boolean }>`
      SELECT EXISTS (SELECT FROM qualifying_clocks WHERE person_id = app.own_person_id())
          OR EXISTS (SELECT FROM key_information WHERE person_id = app.own_person_id() AND num_nonnulls(sent_at, given_at) > 0) AS has`.execute(
      transaction,
    );
    return rows[0]?.has ?? false;
  });
}
