/** Each change to a client is one transaction. */
import { sql, type Transaction } from 'kysely';
import { type Consultant, mayAdminister } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { isUuid } from '#domain/uuid.ts';
import type { AgreedTerms, ClientChange, ClientFields, ContactFields } from '../schema.ts';

type Services = Pick<SiteServices, 'database'>;

export type AddResult = { ok: true; id: string } | { ok: false; reason: 'name_taken' };

export function addClient({ database }: Services, consultant: Consultant, fields: ClientFields): Promise<AddResult> {
  return database.asActor(consultant.id, async (transaction) => {
    const added = await transaction
      .insertInto('clients')
      .values(fields)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added ? { ok: true, id: added.id } : { ok: false, reason: 'name_taken' };
  });
}

export type ChangeResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'name_taken' | 'no_account' | 'account_taken' };

const OK = { ok: true } as const;
const NOT_FOUND = { ok: false, reason: 'not_found' } as const;

export async function changeClient(
  { database }: Services,
  consultant: Consultant,
  id: string,
  change: ClientChange,
): Promise<ChangeResult> {
  if (!isUuid(id)) return NOT_FOUND;
  return database.asActor(consultant.id, async (transaction): Promise<ChangeResult> => {
    const { rows } = await sql`SELECT FROM clients WHERE id = ${id} FOR NO KEY UPDATE`.execute(transaction);
    if (rows.length === 0) return NOT_FOUND;
    switch (change.intent) {
      case 'change':
        return saveClient(transaction, consultant, id, change);
      case 'add_contact':
        await transaction
          .insertInto('client_contacts')
          .values({ client_id: id, ...toRow(change) })
          .execute();
        return OK;
      case 'change_contact':
        return toChangeResult(
          await transaction
            .updateTable('client_contacts')
            .set(toRow(change))
            .where('id', '=', change.contact)
            .where('client_id', '=', id)
            .executeTakeFirst(),
        );
      case 'remove_contact':
        return removeContact(transaction, id, change.contact);
      case 'terms':
        await agreeTerms(transaction, consultant, id, change);
        return OK;
    }
  });
}

const toRow = ({ fullName: full_name, role, email, phone }: ContactFields) => ({ full_name, role, email, phone });

const toChangeResult = ({ numUpdatedRows }: { numUpdatedRows: bigint }): ChangeResult =>
  numUpdatedRows > 0n ? OK : NOT_FOUND;

/** Erases the contact; shortlist links sent to them end. */
async function removeContact(transaction: Transaction<DB>, id: string, contact: string): Promise<ChangeResult> {
  const { numDeletedRows } = await transaction
    .deleteFrom('client_contacts')
    .where('id', '=', contact)
    .where('client_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n ? OK : NOT_FOUND;
}

async function saveClient(
  transaction: Transaction<DB>,
  consultant: Consultant,
  id: string,
  { name, state, location, note, account }: Extract<ClientChange, { intent: 'change' }>,
): Promise<ChangeResult> {
  const { rows: sameName } = await sql`
    SELECT FROM clients WHERE lower(name) = lower(${name}) AND id <> ${id}`.execute(transaction);
  if (sameName.length > 0) return { ok: false, reason: 'name_taken' };
  const fields = { name, state, location, note };
  // Consultants cannot see employers' accounts, so their form has no such field.
  if (account === undefined || !mayAdminister(consultant)) {
    await transaction.updateTable('clients').set(fields).where('id', '=', id).execute();
    return OK;
  }
  const employer = account === null ? null : await findEmployer(transaction, account);
  if (account !== null && employer === null) return { ok: false, reason: 'no_account' };
  if (employer !== null) {
    const { rows: taken } = await sql`
      SELECT FROM clients WHERE account_id = ${employer} AND id <> ${id}`.execute(transaction);
    if (taken.length > 0) return { ok: false, reason: 'account_taken' };
  }
  await transaction
    .updateTable('clients')
    .set({ ...fields, account_id: employer })
    .where('id', '=', id)
    .execute();
  return OK;
}

async function findEmployer(transaction: Transaction<DB>, email: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'employer')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds a version; earlier ones stay as they were agreed. */
async function agreeTerms(
  transaction: Transaction<DB>,
  consultant: Consultant,
  id: string,
  { fee, rebateWeeks, paymentDays, agreedOn }: AgreedTerms,
): Promise<void> {
  await sql`
    INSERT INTO client_terms (client_id, version, fee_kind, fee_basis_points, fee_pence, rebate_weeks, payment_days, agreed_on, recorded_by)
    SELECT ${id}, coalesce(max(version), 0) + 1, ${fee.kind}, ${fee.kind === 'percent' ? fee.basisPoints : null},
           ${fee.kind === 'fixed' ? fee.pence : null}, ${rebateWeeks}, ${paymentDays}, ${agreedOn}::date, ${consultant.id}
    FROM client_terms WHERE client_id = ${id}`.execute(transaction);
}
