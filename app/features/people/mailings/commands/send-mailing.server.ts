import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';
import { MOST_CHOSEN, secondsUntil } from '#domain/person/mailing.ts';
import type { MailingForm } from '../form.ts';
import { fingerprint, selectRecipients } from '../queries/recipients.server.ts';
import type { MailingPreview } from '../schema.ts';

export type MailingResult =
  | { ok: true; queued: number }
  | { ok: false; reason: 'previewed' | 'changed' | 'no_recipients'; preview: MailingPreview }
  | { ok: false; reason: 'too_many' | 'sent_before' };

/** Queues all emails or none. Each is a task; they are due in batches, one after the other. */
export async function sendMailing(
  { database, tasks }: Pick<RequestContext, 'database' | 'tasks'>,
  { id: sent_by, fullName: sent_by_name }: Consultant,
  {
    intent,
    key,
    people,
    shown: previewVersion,
    subject,
    body,
  }: Omit<MailingForm, 'people'> & { people: readonly string[] },
): Promise<MailingResult> {
  if (people.length > MOST_CHOSEN) return { ok: false, reason: 'too_many' };
  return database.asActor(sent_by, async (transaction): Promise<MailingResult> => {
    // Sorted, so that two colleagues with the same people wait for each other, and the second learns that they were just emailed.
    if (intent === 'send')
      await sql`SELECT FROM people WHERE id = ANY (${people}::uuid[]) ORDER BY id FOR UPDATE`.execute(transaction);
    const sentBefore = await transaction.selectFrom('mailings').select('id').where('id', '=', key).executeTakeFirst();
    if (sentBefore) return { ok: false, reason: 'sent_before' };
    const selection = await selectRecipients(transaction, people);
    const preview = { ...selection, shown: fingerprint({ subject, body }, selection.recipients) };
    if (selection.recipients.length === 0) return { ok: false, reason: 'no_recipients', preview };
    if (intent === 'preview') return { ok: false, reason: 'previewed', preview };
    if (previewVersion !== preview.shown) return { ok: false, reason: 'changed', preview };
    const left_out = selection.leftOut.length;
    const mailing = await transaction
      .insertInto('mailings')
      .values({ id: key, subject, body, sent_by, sent_by_name, left_out })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!mailing) return { ok: false, reason: 'sent_before' };
    const ids = selection.recipients.map(({ id }) => id);
    const { rows: mails } = await sql<{ id: string }>`
      WITH written AS (
        INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
        SELECT ${sent_by}, ${sent_by_name}, ${'person_emailed' satisfies AuditAction}, 'person', id, full_name FROM people WHERE id = ANY (${ids}::uuid[]))
      INSERT INTO mailing_mails (mailing_id, person_id) SELECT ${key}, person_id FROM unnest(${ids}::uuid[]) AS person_id
      RETURNING id`.execute(transaction);
    for (const [place, { id }] of mails.entries())
      await tasks.send(transaction, 'send-mail', { mail: 'work', mailId: id }, { afterSeconds: secondsUntil(place) });
    return { ok: true, queued: mails.length };
  });
}
