import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { NewPerson } from '../form.ts';
import type { KnownRecord } from '../schema.ts';

export type AddPersonResult =
  | { ok: true; id: string }
  /** `by` an email address, which belongs to one person, or a phone number, which a household may share. */
  | { ok: false; reason: 'known'; by: 'email' | 'phone'; people: KnownRecord[] };

const MOST_KNOWN = 5;

/** An address belongs to one person, so it is never added twice; a phone number is, if the form says so (`anyway`). */
export async function addPerson(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  consultant: Consultant,
  person: NewPerson,
): Promise<AddPersonResult> {
  return database.asActor(consultant.id, async (transaction): Promise<AddPersonResult> => {
    const sameAddress = await findKnown(transaction, 'email', person.email);
    if (sameAddress.length > 0) return { ok: false, reason: 'known', by: 'email', people: sameAddress };
    const samePhone = person.anyway ? [] : await findKnown(transaction, 'phone', person.phone);
    if (samePhone.length > 0) return { ok: false, reason: 'known', by: 'phone', people: samePhone };
    const added = await transaction
      .insertInto('people')
      .values({
        full_name: person.full_name,
        email: person.email || null,
        phone: person.phone || null,
        location: person.location || null,
        headline: person.headline || null,
        skills: person.skills,
        origin: person.origin,
        agreement: person.agreement,
        ...(person.may_email && { may_email_since: londonDay(now), may_email_words: person.agreement }),
        source: 'desk',
        added_by: consultant.id,
      })
      // The address may have been added at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      return { ok: false, reason: 'known', by: 'email', people: await findKnown(transaction, 'email', person.email) };
    }
    await writeAudit(transaction, consultant, 'person_added', {
      type: 'person',
      id: added.id,
      label: person.full_name,
    });
    return { ok: true, id: added.id };
  });
}

/** Includes addresses of records that were merged into another. */
async function findKnown(transaction: Transaction<DB>, by: 'email' | 'phone', typed: string): Promise<KnownRecord[]> {
  if (!typed) return [];
  const { rows } = await sql<KnownRecord>`
    SELECT id, full_name AS "fullName" FROM people WHERE ${by === 'email' ? sql`email = ${typed}::citext OR id IN (SELECT person_id FROM person_addresses WHERE email = ${typed}::citext)` : sql`phone IS NOT NULL AND app.phone_key(phone) = app.phone_key(${typed})`}
    ORDER BY lower(full_name), id LIMIT ${MOST_KNOWN}`.execute(transaction);
  return rows;
}
