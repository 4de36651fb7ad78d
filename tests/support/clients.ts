import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { ClientContacts, Clients, Placements, ShortlistEntries, Shortlists } from '#db/types.ts';
import { hashToken, newPathToken } from '#platform/token/token.server.ts';
import { ADMIN, hoursFromNow } from './jobs.ts';

export type TestClient = { id: string; contact: string };

export async function addClient(
  { asSystem }: Database,
  client: Partial<Insertable<Clients>> = {},
  contact: Partial<Insertable<ClientContacts>> = {},
): Promise<TestClient> {
  const id = String(client.id ?? randomUUID());
  const contactId = String(contact.id ?? randomUUID());
  const person = { full_name: 'Ida Marsh', role: 'Head of people', email: `${contactId}@client.example`, ...contact };
  await asSystem(async (transaction) => {
    await transaction
      .insertInto('clients')
      .values({ name: `Skerryvore ${id}`, state: 'active', ...client, id })
      .execute();
    await transaction
      .insertInto('client_contacts')
      .values({ ...person, id: contactId, client_id: id })
      .execute();
  });
  return { id, contact: contactId };
}

/** Terms: a fee of 17.5% with twelve weeks of rebate. @returns the id */
export async function addTerms({ asSystem }: Database, { id }: Pick<TestClient, 'id'>): Promise<string> {
  const { rows } = await asSystem((transaction) =>
    sql<{ id: string }>`
      INSERT INTO client_terms (client_id, version, fee_kind, fee_basis_points, rebate_weeks, payment_days, agreed_on)
      SELECT ${id}, coalesce(max(version), 0) + 1, 'percent', 1750, 12, 30, '2026-11-02' FROM client_terms WHERE client_id = ${id}
      RETURNING id`.execute(transaction),
  );
  return rows[0]?.id ?? '';
}

type NewShortlist = Partial<Insertable<Shortlists>> & { entry?: Partial<Insertable<ShortlistEntries>> };

/** Has a valid link. @returns its id and the token of the link */
export async function addShortlist(
  { asSystem }: Database,
  client: TestClient,
  jobId: string,
  applications: string[],
  { entry = {}, ...shortlist }: NewShortlist = {},
): Promise<{ id: string; token: string }> {
  const id = String(shortlist.id ?? randomUUID());
  const token = newPathToken();
  await asSystem(async (transaction) => {
    await transaction
      .insertInto('shortlists')
      .values({
        job_id: jobId,
        client_id: client.id,
        contact_id: client.contact,
        expires_at: hoursFromNow(14 * 24),
        created_by: ADMIN,
        ...shortlist,
        id,
      })
      .execute();
    await transaction
      .insertInto('shortlist_entries')
      .values(
        applications.map((application_id, index) => ({
          shortlist_id: id,
          application_id,
          position: index + 1,
          headline: 'Keeper of lights',
          ...entry,
        })),
      )
      .execute();
    await transaction
      .insertInto('emailed_links')
      .values({ token_hash: hashToken(token), purpose: 'shortlist', shortlist_id: id })
      .execute();
  });
  return { id, token };
}

/** @returns the result code of the SQL function */
export const answerByToken = (
  { asSystem }: Database,
  token: string,
  position: number,
  answer: 'yes' | 'no' | null,
  comment: string | null = null,
): Promise<string> =>
  asSystem(async (transaction) => {
    const { rows } = await sql<{ said: string }>`
      SELECT app.answer_shortlist(${hashToken(token)}, ${position}, ${answer}, ${comment}) AS said`.execute(
      transaction,
    );
    return rows[0]?.said ?? '';
  });

/** £30,000 a year, a fee of £5,250, and one entry of history. @returns the id */
export async function addPlacement(
  { asSystem }: Database,
  client: Pick<TestClient, 'id'>,
  applicationId: string,
  placement: Partial<Insertable<Placements>> = {},
): Promise<string> {
  const id = String(placement.id ?? randomUUID());
  await asSystem(async (transaction) => {
    await transaction
      .insertInto('placements')
      .values({
        application_id: applicationId,
        client_id: client.id,
        job_title: 'Lighthouse keeper',
        starts_on: '2027-01-04',
        pay_pence: 3_000_000,
        fee_pence: 525_000,
        rebate_ends_on: '2027-03-28',
        ...placement,
        id,
      })
      .execute();
    await transaction
      .insertInto('placement_events')
      .values({ placement_id: id, words: 'Recorded', actor_id: ADMIN })
      .execute();
  });
  return id;
}
