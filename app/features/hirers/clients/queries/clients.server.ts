/** Reads clients for the desk. Row-level security checks the actor again. */
import { sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Consultant, Poster } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { ClientState } from '#domain/client/client.ts';
import type { Fee } from '#domain/client/terms.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ClientContact, ClientJob, ClientRow, ClientSearch } from '../schema.ts';

type Reader = Pick<Database, 'asActor'>;

/** A condition on job `j` and client `c`, equivalent to app.client_of_job. */
const IS_OF_CLIENT = sql`(j.client_id = c.id OR j.client_id IS NULL AND j.user_id = c.account_id)`;

/** Searches the client, its place and its contacts. */
export function listClients({ asActor }: Reader, consultant: Consultant, { search, state, page }: ClientSearch) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matches = sql`
    FROM clients AS c WHERE (${state}::text IS NULL OR c.state = ${state})
      AND (c.name ILIKE ${pattern} OR c.location ILIKE ${pattern} OR EXISTS (
        SELECT FROM client_contacts AS t WHERE t.client_id = c.id AND (t.full_name ILIKE ${pattern} OR t.email ILIKE ${pattern})))`;
  return asActor(consultant.id, async (transaction) => {
    const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::integer AS total ${matches}`.execute(
      transaction,
    );
    const { rows } = await sql<ClientRow>`
      SELECT c.id, c.name, c.state, c.location,
             (SELECT count(*)::integer FROM client_contacts AS t WHERE t.client_id = c.id) AS contacts,
             (SELECT count(*)::integer FROM jobs AS j WHERE ${IS_OF_CLIENT} AND j.status = 'open' AND j.closes_at > now()) AS "openJobs",
             (SELECT count(*)::integer FROM placements AS p WHERE p.client_id = c.id) AS placements
      ${matches} ORDER BY lower(c.name), c.id LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(
      transaction,
    );
    return { rows, total: counts[0]?.total ?? 0 };
  });
}

/** Choices sorted by name. Past clients are left out, except the chosen one. Employers see none. */
export async function listClientChoices({ asActor }: Reader, poster: Poster, chosen: string | null = null) {
  const rows = await asActor(poster.id, (transaction) =>
    transaction
      .selectFrom('clients')
      .select(['id', 'name'])
      .where((where) => where.or([where('state', '<>', 'past'), where('id', '=', chosen)]))
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}

export type TermsRow = {
  id: string;
  version: number;
  fee: Fee;
  rebateWeeks: number;
  paymentDays: number;
  agreedOn: string;
  recordedBy: string | null;
};

/** Newest version first. */
export async function selectTerms(transaction: Transaction<DB>, clientId: string): Promise<TermsRow[]> {
  const { rows } = await sql<Omit<TermsRow, 'fee'> & { kind: Fee['kind']; basisPoints: number; pence: number }>`
    SELECT t.id, t.version, t.fee_kind AS kind, t.fee_basis_points AS "basisPoints", t.fee_pence AS pence,
           t.rebate_weeks AS "rebateWeeks", t.payment_days AS "paymentDays", t.agreed_on::text AS "agreedOn",
           p.full_name AS "recordedBy"
    FROM client_terms AS t LEFT JOIN profiles AS p ON p.id = t.recorded_by
    WHERE t.client_id = ${clientId} ORDER BY t.version DESC`.execute(transaction);
  return rows.map(({ kind, basisPoints, pence, ...terms }) => ({
    ...terms,
    fee: kind === 'percent' ? { kind, basisPoints } : { kind, pence },
  }));
}

export async function selectContacts(transaction: Transaction<DB>, clientId: string): Promise<ClientContact[]> {
  const { rows } = await sql<ClientContact>`
    SELECT id, full_name AS "fullName", role, email, phone FROM client_contacts WHERE client_id = ${clientId}
    ORDER BY lower(full_name), id`.execute(transaction);
  return rows;
}

const MOST_LISTED = 100;

/** Includes all of the client's page, except shortlists and placements. */
export async function selectClient(transaction: Transaction<DB>, id: string) {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{
    id: string;
    name: string;
    state: ClientState;
    location: string | null;
    note: string | null;
    account: string | null;
  }>`
    SELECT c.id, c.name, c.state, c.location, c.note, p.email::text AS account
    FROM clients AS c LEFT JOIN profiles AS p ON p.id = c.account_id WHERE c.id = ${id}`.execute(transaction);
  const [client] = rows;
  if (!client) return null;
  const { rows: jobs } = await sql<ClientJob>`
    SELECT j.id, j.title, j.location, CASE WHEN j.status = 'open' AND j.closes_at <= now() THEN 'expired' ELSE j.status END AS status
    FROM jobs AS j JOIN clients AS c ON ${IS_OF_CLIENT} WHERE c.id = ${id}
    ORDER BY j.created_at DESC, j.id LIMIT ${MOST_LISTED}`.execute(transaction);
  return {
    client,
    jobs,
    contacts: await selectContacts(transaction, id),
    terms: await selectTerms(transaction, id),
  };
}
