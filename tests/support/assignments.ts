import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { examplePay } from '#domain/key-information/example-pay.ts';
import { type KeyInformation, USUAL } from '#domain/key-information/key-information.ts';
import { ADMIN } from './jobs.ts';

export const KEY_INFORMATION: KeyInformation = {
  engagement: 'paye',
  worker: 'Wren Halloran',
  business: 'Tidewell Recruitment Ltd',
  intermediary: '',
  connection: '',
  employer: 'None: you work under a contract for services',
  payer: 'Tidewell Recruitment Ltd',
  interval: 'week',
  rate: 13.5,
  rateUnit: 'hour',
  rateKind: 'expected',
  workerRate: null,
  further: '',
  ...USUAL.paye,
  exampleOf: { units: 37.5, hasPension: true, margin: 0, otherCosts: 0, isOffPayroll: false },
  example: examplePay({
    engagement: 'paye',
    rate: 13.5,
    rateUnit: 'hour',
    units: 37.5,
    hasPension: true,
    margin: 0,
    otherCosts: 0,
    isOffPayroll: false,
  }) ?? { lines: [], assumptions: [], netPence: 0 },
};

type DocumentOptions = { id?: string; isGiven?: boolean; engagement?: KeyInformation['engagement']; on?: string };

/**
 * @param options `on`: the day the document was given, today by default.
 * @returns its id
 */
export async function addDocument(
  { asSystem }: Database,
  personId: string,
  { id = randomUUID(), isGiven = false, engagement = 'paye', on }: DocumentOptions = {},
): Promise<string> {
  const at = on ? `${on}T12:00:00Z` : new Date().toISOString();
  await asSystem((transaction) =>
    sql`
      INSERT INTO key_information (id, person_id, version, engagement, contents, pdf, author_id, author_name, created_at, given_at, given_how)
      SELECT ${id}, ${personId}, coalesce(max(version), 0) + 1, ${engagement}, ${JSON.stringify({ ...KEY_INFORMATION, engagement })},
             convert_to('%PDF-1.7', 'UTF8'), ${ADMIN}, 'The Admin', ${at}, ${isGiven ? at : null}::timestamptz, ${isGiven ? 'hand' : null}
      FROM key_information WHERE person_id = ${personId}`.execute(transaction),
  );
  return id;
}

type AssignmentOptions = {
  id?: string;
  hirer?: string;
  role?: string;
  documentId: string | null;
  startsOn?: string;
  endsOn?: string | null;
  consultantId?: string;
};

export async function addAssignment(
  { asSystem }: Database,
  personId: string,
  options: AssignmentOptions,
): Promise<{ assignmentId: string; clockId: string }> {
  const { id = randomUUID(), hirer = 'Northgate', role = 'Warehouse operative', documentId } = options;
  const { startsOn = new Date().toISOString().slice(0, 10), endsOn = null, consultantId = ADMIN } = options;
  return asSystem(async (transaction) => {
    const clock = await transaction
      .insertInto('qualifying_clocks')
      .values({ person_id: personId, hirer, role })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('assignments')
      .values({
        id,
        clock_id: clock.id,
        engagement: 'paye',
        other_agency: documentId === null ? 'Another Agency' : null,
        key_information_id: documentId,
        starts_on: startsOn,
        ends_on: endsOn,
        pay: 13.5,
        pay_period: 'hour',
        consultant_id: consultantId,
      })
      .execute();
    return { assignmentId: id, clockId: clock.id };
  });
}

/**
 * A document and an assignment so old that the law no longer requires the agency to keep them.
 * @param by the account that wrote and managed them
 */
export async function addEarlierWork(
  transaction: Transaction<DB>,
  account: string,
  hirer: string,
  by = ADMIN,
): Promise<void> {
  await sql`
    INSERT INTO key_information (person_id, version, engagement, contents, pdf, author_id, author_name, given_at, given_how)
    SELECT id, 1, 'paye', ${JSON.stringify({ ...KEY_INFORMATION, payer: hirer })}, '%PDF', ${by}, 'The Admin', now(), 'hand'
    FROM people WHERE account_id = ${account}`.execute(transaction);
  await sql`
    WITH clock AS (
      INSERT INTO qualifying_clocks (person_id, hirer, role) SELECT id, ${hirer}, 'Picker' FROM people WHERE account_id = ${account}
      RETURNING id),
    absence AS (INSERT INTO assignment_absences (clock_id, reason, from_on) SELECT id, 'leave', '2020-01-20' FROM clock)
    INSERT INTO assignments (clock_id, engagement, starts_on, ends_on, consultant_id)
    SELECT id, 'paye', '2020-01-06', '2020-02-28', ${by} FROM clock`.execute(transaction);
}
