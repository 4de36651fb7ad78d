/** Gives the demo's agency its clients, and what was sent to them. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { demoCast, ownerIdOf } from '../cast.ts';
import { seedJobId } from '../seed-job.ts';
import { demoApplicants, type SeedApplicant } from './applicants.ts';
import { demoClients, demoShortlist, type SeedClient } from './clients.ts';

const DAY_MS = 86_400_000;
const MORAG = ownerIdOf('agency');

export function findApplicant(name: string): SeedApplicant {
  const applicant = demoApplicants.find(({ fullName }) => fullName === name);
  if (!applicant) throw new Error(`The demo has no applicant called ${name}`);
  return applicant;
}

function findClient(name: string): SeedClient {
  const client = demoClients.find((each) => each.name === name);
  if (!client) throw new Error(`The demo has no client called ${name}`);
  return client;
}

/** @param transaction of the system, in which the cast and its jobs are there @param today as YYYY-MM-DD */
export async function seedClients(transaction: Transaction<DB>, today: string): Promise<void> {
  await transaction
    .insertInto('clients')
    .values(
      demoClients.map(({ id, name, state, location, note, accountEmail }) => ({
        id,
        name,
        state,
        location,
        note,
        account_id: demoCast.find(({ email }) => email === accountEmail)?.id ?? null,
      })),
    )
    .execute();
  await transaction
    .insertInto('client_contacts')
    .values(
      demoClients.map(({ id, contact: { fullName, ...contact } }) => ({
        ...contact,
        client_id: id,
        full_name: fullName,
      })),
    )
    .execute();
  const terms = demoClients.flatMap(({ id, terms: agreed }) => (agreed ? [{ client_id: id, ...agreed }] : []));
  await transaction
    .insertInto('client_terms')
    .values(
      terms.map(({ id, client_id, basisPoints, rebateWeeks, paymentDays, agreedDaysAgo }) => ({
        id,
        client_id,
        version: 1,
        fee_kind: 'percent' as const,
        fee_basis_points: basisPoints,
        rebate_weeks: rebateWeeks,
        payment_days: paymentDays,
        agreed_on: addDays(today, -agreedDaysAgo),
        recorded_by: MORAG,
      })),
    )
    .execute();
  for (const { id, jobKeys } of demoClients) {
    if (jobKeys.length === 0) continue;
    await transaction.updateTable('jobs').set({ client_id: id }).where('id', 'in', jobKeys.map(seedJobId)).execute();
  }
}

/** After the applications. */
export async function seedShortlist(transaction: Transaction<DB>, now: Date): Promise<void> {
  const { id, contact, jobKeys } = findClient('Corstorphine Mutual');
  await transaction
    .insertInto('shortlists')
    .values({
      id: demoShortlist.id,
      job_id: seedJobId(jobKeys[0] ?? ''),
      client_id: id,
      contact_id: contact.id,
      message: demoShortlist.message,
      created_by: MORAG,
      created_at: new Date(now.getTime() - 2 * DAY_MS),
      expires_at: new Date(now.getTime() + 12 * DAY_MS),
    })
    .execute();
  await transaction
    .insertInto('shortlist_entries')
    .values(
      demoShortlist.entries.map(({ applicant, headline, note, answer, comment }, index) => {
        const { id: application_id, location, skills } = findApplicant(applicant);
        const answered_at = answer ? new Date(now.getTime() - DAY_MS / 4) : null;
        return {
          shortlist_id: demoShortlist.id,
          application_id,
          position: index + 1,
          headline,
          place: location,
          skills,
          note,
          answer,
          comment,
          answered_at,
        };
      }),
    )
    .execute();
}

/** Megan was offered the job, and starts in four weeks. */
export async function seedPlacement(transaction: Transaction<DB>, today: string): Promise<void> {
  const { id, jobKey } = findApplicant('Megan Forsyth');
  const { id: client_id, terms } = findClient('Tannerlock Packaging');
  const startsOn = addDays(today, 28);
  const placement = await transaction
    .insertInto('placements')
    .values({
      application_id: id,
      client_id,
      job_id: seedJobId(jobKey),
      job_title: 'Account manager',
      terms_id: terms?.id ?? null,
      starts_on: startsOn,
      pay_pence: 3_750_000,
      fee_pence: 675_000,
      rebate_ends_on: addDays(startsOn, (terms?.rebateWeeks ?? 0) * 7 - 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('placement_events')
    .values({ placement_id: placement.id, words: 'Recorded', actor_id: MORAG })
    .execute();
}

/** One that is made, with every check, and one that waits for them: by the procedures, because nothing else may write. */
export async function seedIntroductions(transaction: Transaction<DB>, today: string): Promise<void> {
  const groundworker = await openIntroduction(
    transaction,
    'Tomasz Wrona',
    'Aireholme Groundworks',
    'Groundworker',
    'contractor',
  );
  await note(transaction, groundworker, 'phone', 'Knows the firm from a site in Otley.');
  const checks = [
    ['identity', 'in_person', null, 'Passport, seen in the Leeds office.'],
    ['experience', 'reference', null, 'Two gangers rung: drainage to level, on time.'],
    ['authorisation', 'document', addDays(today, 400), 'Blue CSCS card, groundworks.'],
    ['right_to_work', 'manual', null, 'Passport, copy kept.'],
    ['suitability', 'conversation', null, 'Shabnam knows he brings his own van.'],
  ] as const;
  for (const [kind, method, followUpOn, words] of checks) {
    await sql`SELECT app.record_introduction_check(${groundworker}, ${kind}, 'met', ${method}, ${addDays(today, -1)}, ${followUpOn}, ${words})`.execute(
      transaction,
    );
  }
  const { rows } = await sql<{ said: string }>`SELECT app.introduce(${groundworker}) AS said`.execute(transaction);
  if (rows[0]?.said !== 'introduced') throw new Error(`The introduction was answered: ${rows[0]?.said}`);
  const analyst = await openIntroduction(
    transaction,
    'Zainab Hussain',
    'Corstorphine Mutual',
    'Credit risk analyst',
    'permanent',
  );
  await note(transaction, analyst, 'phone', null);
  await sql`SELECT app.record_introduction_check(${analyst}, 'identity', 'met', 'video', ${addDays(today, -1)}, NULL, 'Driving licence.')`.execute(
    transaction,
  );
}

async function openIntroduction(
  transaction: Transaction<DB>,
  applicant: string,
  client: string,
  purpose: string,
  engagement: 'permanent' | 'contractor',
): Promise<string> {
  const { id } = findApplicant(applicant);
  const { rows } = await sql<{ id: string | null }>`
    SELECT app.open_introduction(${id}, ${client}, ${findClient(client).id}, ${purpose}, ${engagement}) AS id`.execute(
    transaction,
  );
  const introductionId = rows[0]?.id;
  if (!introductionId) throw new Error(`The introduction of ${applicant} was refused`);
  return introductionId;
}

/** Records that the candidate agreed. */
const note = (transaction: Transaction<DB>, id: string, method: string, words: string | null) =>
  sql`SELECT app.record_introduction_consent(${id}, 'given', ${method}, ${words})`.execute(transaction);
