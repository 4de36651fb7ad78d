/** Changes details that staff record about a person. The values go into the record; the audit trail only says that they changed. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { describeChanges, type StaffFacts } from '#domain/person/changes.ts';
import { RECORD_LIMITS } from '#domain/person/record.ts';
import { isUuid } from '#domain/uuid.ts';

export type FactsResult = { ok: true; isChanged: boolean } | { ok: false; reason: 'not_found' };

const NOT_FOUND = { ok: false, reason: 'not_found' } as const;

export async function changeFacts(
  { database }: Pick<SiteServices, 'database'>,
  consultant: Consultant,
  id: string,
  facts: StaffFacts,
): Promise<FactsResult> {
  if (!isUuid(id)) return NOT_FOUND;
  return database.asActor(consultant.id, async (transaction): Promise<FactsResult> => {
    const { rows } = await sql<StaffFacts & { fullName: string }>`
      SELECT full_name AS "fullName", headline, available_from::text AS "availableFrom", pay_wish::float8 AS "payWish",
             pay_wish_period AS "payWishPeriod", right_to_work AS "rightToWork", right_to_work_method AS method,
             right_to_work_checked_on::text AS "checkedOn", right_to_work_follow_up_on::text AS "followUpOn",
             may_email_since::text AS "mayEmailSince", may_email_words AS "mayEmailWords"
      FROM people WHERE id = ${id} FOR UPDATE`.execute(transaction);
    const [person] = rows;
    if (!person) return NOT_FOUND;
    const lines = describeChanges(person, facts);
    if (lines.length === 0) return { ok: true, isChanged: false };
    await transaction
      .updateTable('people')
      .set({
        headline: facts.headline,
        available_from: facts.availableFrom,
        pay_wish: facts.payWish,
        pay_wish_period: facts.payWishPeriod,
        right_to_work: facts.rightToWork,
        right_to_work_method: facts.method,
        right_to_work_checked_on: facts.checkedOn,
        right_to_work_follow_up_on: facts.followUpOn,
        may_email_since: facts.mayEmailSince,
        may_email_words: facts.mayEmailWords,
      })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('person_notes')
      .values({
        person_id: id,
        kind: 'change',
        body: lines.join('\n').slice(0, RECORD_LIMITS.note),
        author_id: consultant.id,
        author_name: consultant.fullName,
      })
      .execute();
    await writeAudit(transaction, consultant, 'person_changed', { type: 'person', id, label: person.fullName });
    return { ok: true, isChanged: true };
  });
}
