import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { MOST_TEMPLATES } from '#domain/application/template.ts';
import { selectTemplates, type Template } from '../queries/templates.server.ts';

type Services = Pick<RequestContext, 'database'>;

export type TemplateResult = { ok: true } | { ok: false; reason: 'name_taken' | 'too_many' | 'template_gone' };

/** @param id null for a new template */
export function saveTemplate(
  { database }: Services,
  consultant: Consultant,
  id: string | null,
  { name, subject, body }: Omit<Template, 'id'>,
): Promise<TemplateResult> {
  return database.asActor(consultant.id, async (transaction) => {
    // Changes run one at a time, because names and the number of templates are compared.
    await sql`LOCK TABLE email_templates IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    const templates = await selectTemplates(transaction);
    if (id !== null && !templates.some((each) => each.id === id)) return { ok: false, reason: 'template_gone' };
    if (templates.some((each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase()))
      return { ok: false, reason: 'name_taken' };
    if (id === null && templates.length >= MOST_TEMPLATES) return { ok: false, reason: 'too_many' };
    const words = { name, subject, body };
    if (id === null) await transaction.insertInto('email_templates').values(words).execute();
    else
      await transaction
        .updateTable('email_templates')
        .set({ ...words, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute();
    await note(transaction, consultant, `Template ${id === null ? 'added' : 'changed'}: ${name}`);
    return { ok: true };
  });
}

export function removeTemplate({ database }: Services, consultant: Consultant, id: string): Promise<TemplateResult> {
  return database.asActor(consultant.id, async (transaction) => {
    const removed = await transaction
      .deleteFrom('email_templates')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) return { ok: false, reason: 'template_gone' };
    await note(transaction, consultant, `Template removed: ${removed.name}`);
    return { ok: true };
  });
}

const note = (transaction: Transaction<DB>, consultant: Consultant, label: string) =>
  writeAudit(transaction, consultant, 'settings_changed', { type: 'settings', id: 'email_templates', label });
