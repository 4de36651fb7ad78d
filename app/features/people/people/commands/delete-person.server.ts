/** Erases the record of a person without an account, with all that they sent, at their request. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';

export type DeletePersonResult = { ok: true } | { ok: false; reason: 'not_found' };

const NOT_FOUND = { ok: false, reason: 'not_found' } as const;

/** The audit trail keeps that a record was deleted, without its name. */
export async function deletePerson(
  { database, tasks }: Pick<SiteServices, 'database' | 'tasks'>,
  admin: Admin,
  id: string,
): Promise<DeletePersonResult> {
  if (!isUuid(id)) return NOT_FOUND;
  return database.asActor(admin.id, async (transaction): Promise<DeletePersonResult> => {
    const { rows } = await sql<{ isDeleted: boolean }>`SELECT app.delete_person(${id}) AS "isDeleted"`.execute(
      transaction,
    );
    if (!rows[0]?.isDeleted) return NOT_FOUND;
    await writeAudit(transaction, admin, 'person_deleted', { type: 'person', id, label: '' });
    await tasks.send(transaction, 'remove-loose-files', {});
    return { ok: true };
  });
}
